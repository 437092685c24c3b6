/** The four checks of the sources. Each says nothing when all is well and everything when it is not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root';
import { type ToolRun, runTool } from '../setup/run-tool';
import { describeViolation, importViolations } from './import-laws';

const SOURCES = ['engine', 'dict', 'src-main', 'src-renderer', 'test'].filter((name) =>
  existsSync(join(ROOT, name)),
);

interface Check {
  name: string;
  run(fix: boolean): Promise<ToolRun>;
}

const CHECKS: Check[] = [
  { name: 'lint', run: (fix) => tool('eslint', ['--max-warnings=0', ...(fix ? ['--fix'] : []), '.']) },
  { name: 'imports', run: checkImports },
  {
    name: 'types',
    run: () => tool('vue-tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', 'out/types.tsbuildinfo']),
  },
  {
    name: 'layout',
    run: (fix) => tool('prettier', [fix ? '--write' : '--check', '--log-level=warn', ...layoutGlobs()]),
  },
];

/**
 * Runs all checks, two at a time, and prints the outcome to stderr.
 * @returns the names of those that failed
 */
export async function runChecks({ fix = false } = {}): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...CHECKS];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await check.run(fix);
      if (code !== 0) failed.push(check.name);
      process.stderr.write(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${check.name}\n${code === 0 ? '' : `${output.trim()}\n`}`,
      );
    }
  };
  if (fix)
    await work(); // two that write must not meet
  else await Promise.all([work(), work()]);
  return failed;
}

export const CHECK_NAMES = CHECKS.map(({ name }) => name);

function tool(name: string, args: string[]): Promise<ToolRun> {
  return runTool(name, args, { output: 'collect' });
}

async function checkImports(): Promise<ToolRun> {
  const violations = await importViolations(ROOT, SOURCES);
  return { code: violations.length > 0 ? 1 : 0, output: violations.map(describeViolation).join('\n') };
}

/** Code only: the layout of prose, and of the lexicon's data, is their author's. */
function layoutGlobs(): string[] {
  return [`{${SOURCES.join(',')}}/**/*.{ts,mjs,vue,css,html}`, '*.{js,ts}', '!dict/data/**'];
}
