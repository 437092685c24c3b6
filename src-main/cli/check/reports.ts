/** Counts what vitest and Playwright say in their JSON reports. */

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 };

export function sum(...all: Totals[]): Totals {
  const add = (key: keyof Totals) => all.reduce((total, one) => total + one[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that fails as a whole (it can't be loaded) is a failure, too, though no test of it failed. */
export function vitestTotals(report: VitestReport): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** An error outside of any test (a file that can't be loaded) is a failure; so is a test that needed two tries. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** For each skipped test its title and the reason it gave. */
export function playwrightSkips({ suites = [] }: PlaywrightReport): string[] {
  const within = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
          return `${title}: ${reason ?? 'no reason was given'}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return suites.flatMap(within);
}
