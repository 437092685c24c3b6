import { describe, expect, it } from 'vitest';
import {
  playwrightSkips,
  playwrightTotals,
  sum,
  totalsLine,
  vitestTotals,
} from '../../src-main/cli/check/reports';

describe('totals', () => {
  it('of vitest count a file that can not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(vitestTotals(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('of Playwright count a test that needed two tries, and an error outside of tests, as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('name what Playwright skipped, and why', () => {
    const spec = (
      title: string,
      status: string,
      annotations: { type: string; description?: string }[] = [],
    ) => ({
      title,
      tests: [{ status, annotations }],
    });
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
      errors: [],
      suites: [
        {
          specs: [spec('a', 'expected'), spec('b', 'skipped', [{ type: 'skip', description: 'no binary' }])],
          suites: [{ specs: [spec('c', 'skipped')] }],
        },
      ],
    };
    expect(playwrightSkips(report)).toEqual(['b: no binary', 'c: no reason was given']);
  });

  it('are one line', () => {
    const totals = sum({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
    expect(totalsLine(totals)).toBe('3 passed, 1 failed');
    expect(totalsLine({ ...totals, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
  });
});
