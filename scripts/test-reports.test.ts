import { expect, test } from 'vitest';
import { triedAgain } from '../e2e/tried-again.ts';
import { readBrowser, readUnit } from './test-reports.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const browserReport = (file: string, status: Status) => ({
  suites: [{ file, specs: [{ title: 'someone buys', tests: [{ status }] }] }],
});

test('a journey that passes only when it is tried again is a failure, unless it is named', () => {
  const [{ file: named } = { file: '' }] = triedAgain;
  const name = (file: string) => `${file}: someone buys`;
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'flaky'))).toEqual({
    passed: 0,
    failed: [name('journeys/cart.spec.ts')],
    shaky: [],
  });
  expect(readBrowser(browserReport(named, 'flaky'))).toEqual({ passed: 1, failed: [], shaky: [name(named)] });
  expect(readBrowser(browserReport(named, 'unexpected')).failed).toEqual([name(named)]);
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'expected')).passed).toBe(1);
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'skipped'))).toEqual({
    passed: 0,
    failed: [],
    shaky: [],
  });
});

test('a test that passed after a failure of its own is a failure', () => {
  const passed = { fullName: 'someone bids', status: 'passed', failureMessages: ['once'] };
  const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed] }] };
  expect(readUnit(report)).toEqual({ passed: 0, failed: ['a.test.ts: someone bids'], shaky: [] });
});
