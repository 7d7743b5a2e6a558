import { expect, test } from 'vitest';
import { triedAgain } from '../e2e/tried-again.ts';
import { readBrowser, readUnit } from './test-reports.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const tried = { startTime: '2026-11-22T20:00:00.000Z', duration: 1_500 };
const browserReport = (file: string, status: Status) => ({
  suites: [
    {
      file,
      specs: [
        { title: 'someone buys', tests: [{ projectName: 'journeys', status, results: [tried, tried] }] },
      ],
    },
  ],
});

test('a journey that passes only when it is tried again is a failure, unless it is named', () => {
  const [{ file: named } = { file: '' }] = triedAgain;
  const name = (file: string) => `${file}: someone buys`;
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'flaky'))).toMatchObject({
    passed: 0,
    failed: [name('journeys/cart.spec.ts')],
    shaky: [],
  });
  expect(readBrowser(browserReport(named, 'flaky'))).toMatchObject({
    passed: 1,
    failed: [],
    shaky: [name(named)],
  });
  expect(readBrowser(browserReport(named, 'unexpected')).failed).toEqual([name(named)]);
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'expected')).passed).toBe(1);
  expect(readBrowser(browserReport('journeys/cart.spec.ts', 'skipped'))).toMatchObject({
    passed: 0,
    failed: [],
    shaky: [],
  });
});

test('a test that passed after a failure of its own is a failure', () => {
  const passed = { fullName: 'someone bids', status: 'passed', failureMessages: ['once'] };
  const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed] }] };
  expect(readUnit(report)).toMatchObject({ passed: 0, failed: ['a.test.ts: someone bids'], shaky: [] });
});

test('a report says how long each file took, and a browser’s how long each project', () => {
  const report = {
    testResults: [{ name: 'a.test.ts', startTime: 1_000, endTime: 3_500, assertionResults: [] }],
  };
  expect(readUnit(report).files).toEqual([{ file: 'a.test.ts', milliseconds: 2_500 }]);
  const { files, stages } = readBrowser(browserReport('journeys/cart.spec.ts', 'expected'));
  expect(files).toEqual([{ file: 'e2e/journeys/cart.spec.ts', milliseconds: 3_000 }]);
  expect(stages).toEqual([{ name: 'journeys', milliseconds: 1_500 }]);
});
