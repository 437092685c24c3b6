/** `npm test`: everything that must hold. Installs what it can, builds once, checks, tests, counts. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignImports } from './check/bundle';
import { CHECK_NAMES, runChecks } from './check/checks';
import {
  NONE,
  type Totals,
  playwrightSkips,
  playwrightTotals,
  sum,
  totalsLine,
  vitestTotals,
} from './check/reports';
import { ensureBuilt } from './setup/build';
import { ensureDebianPackages } from './setup/debian';
import { ROOT } from './setup/root';
import { runTool } from './setup/run-tool';
import { findChromium } from './start/browsers';

const REPORTS = join(ROOT, 'out', 'test-reports');
const say = (line: string) => process.stdout.write(`${line}\n`);
const heading = (text: string) => {
  say(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

heading('What the tests need');
const skipped = ensureDebianPackages(say);
if (skipped.length === 0) say('All is there.');

heading('Lint, imports, types, layout');
const failedChecks = await runChecks();

heading('Build');
const build = await tryBuild();

heading('Unit tests');
const unit = await runTests('vitest', ['run', '-c', 'test/vitest.config.ts'], 'vitest.json', vitestTotals);

heading('Games in real browsers');
const browser = await browserTests();

const checks: Totals = {
  ...NONE,
  passed: CHECK_NAMES.length - failedChecks.length,
  failed: failedChecks.length,
};
const totals = sum(unit, browser, checks, build);

heading('Outcome');
for (const [name, part] of Object.entries({ checks, build, 'unit tests': unit, browsers: browser })) {
  say(`${name.padEnd(11)} ${totalsLine(part)}`);
}
for (const line of skipped) say(`skipped: ${line}`);
say(totalsLine(totals));
writeFileSync(join(REPORTS, 'totals.json'), JSON.stringify(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

/** The build, and that the host's part of it stands alone. */
async function tryBuild(): Promise<Totals> {
  try {
    const built = await ensureBuilt(say);
    say(built ? 'ok     build' : 'ok     build (nothing has changed)');
  } catch (error) {
    say(`FAILED build\n${error instanceof Error ? error.message : String(error)}`);
    return { ...NONE, failed: 1 };
  }
  const foreign = foreignImports(join(ROOT, 'out', 'main', 'host.js'));
  say(foreign.length === 0 ? 'ok     host bundle stands alone' : `FAILED host bundle\n${foreign.join('\n')}`);
  return { ...NONE, passed: foreign.length === 0 ? 2 : 1, failed: foreign.length === 0 ? 0 : 1 };
}

async function browserTests(): Promise<Totals> {
  if (findChromium() === null) {
    say('Skipped: there is no Chromium, Chrome or Edge on this machine.');
    return NONE;
  }
  if (build.failed > 0) {
    say('Not run: without a build there is no page.');
    return NONE;
  }
  const args = ['test', '-c', 'test/e2e/playwright.config.ts'];
  return runTests<Parameters<typeof playwrightTotals>[0]>(
    '@playwright/test:playwright',
    args,
    'playwright.json',
    (report) => {
      skipped.push(...playwrightSkips(report));
      return playwrightTotals(report);
    },
  );
}

/** Runs a test runner and reads its report. One that ends badly without a failed test counts as one failure. */
async function runTests<R>(
  tool: string,
  args: string[],
  file: string,
  count: (report: R) => Totals,
): Promise<Totals> {
  const path = join(REPORTS, file);
  const { code } = await runTool(tool, args, { output: 'show', env: { FORCE_COLOR: '0' } });
  if (!existsSync(path)) return { ...NONE, failed: 1 };
  const totals = count(JSON.parse(readFileSync(path, 'utf8')) as R);
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
