import { isTriedAgain } from '../e2e/tried-again.ts';

/** What a runner's own report says of its tests, the failed and the shaky ones by name. */
export interface Totals {
  passed: number;
  failed: string[];
  /** Failed at first and passed when tried once more, as `e2e/tried-again.ts` allows. */
  shaky: string[];
}

interface UnitReport {
  testResults: Array<{
    name: string;
    status: string;
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] }>;
  }>;
}

export function readUnit(report: unknown): Totals {
  const totals: Totals = { passed: 0, failed: [], shaky: [] };
  for (const file of (report as UnitReport).testResults) {
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      const name = `${file.name}: ${fullName}`;
      // No test tries again by itself what failed.
      if (status === 'failed' || failureMessages.length > 0) totals.failed.push(name);
      else if (status === 'passed') totals.passed += 1;
    }
    const broken =
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
    if (broken) totals.failed.push(file.name);
  }
  return totals;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: Array<{ title: string; tests: Array<{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }> }>;
}

export function readBrowser(report: unknown): Totals {
  const totals: Totals = { passed: 0, failed: [], shaky: [] };
  const visit = ({ file, suites = [], specs = [] }: Suite): void => {
    for (const { title, tests } of specs) {
      for (const { status } of tests) {
        const name = `${file}: ${title}`;
        const isNamed = status === 'flaky' && isTriedAgain(file);
        if (isNamed) totals.shaky.push(name);
        if (status === 'expected' || isNamed) totals.passed += 1;
        else if (status !== 'skipped') totals.failed.push(name);
      }
    }
    suites.forEach(visit);
  };
  (report as { suites: Suite[] }).suites.forEach(visit);
  return totals;
}
