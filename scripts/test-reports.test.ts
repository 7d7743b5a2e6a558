import { expect, test } from 'vitest';
import { readBrowser, readUnit } from './test-reports.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const tried = { startTime: '2026-11-22T20:00:00.000Z', duration: 1_500 };
const browserReport = (file: string, status: Status, message?: string) => ({
  suites: [
    {
      file,
      specs: [
        {
          title: 'someone buys',
          tests: [
            {
              projectName: 'journeys',
              status,
              results: [message ? { ...tried, error: { message } } : tried, tried],
            },
          ],
        },
      ],
    },
  ],
});

test('what passes only when it is tried again is a failure, unless its folder is named', () => {
  const file = 'journeys/cart.spec.ts';
  const name = `${file}: someone buys`;
  expect(readBrowser(browserReport(file, 'flaky'))).toMatchObject({ passed: 1, failed: [], shaky: [name] });
  expect(readBrowser(browserReport(file, 'unexpected'))).toMatchObject({ passed: 0, failed: [name] });
  expect(readBrowser(browserReport(file, 'expected'))).toMatchObject({ passed: 1, failed: [], shaky: [] });
  expect(readBrowser(browserReport(file, 'skipped'))).toMatchObject({ passed: 0, failed: [], shaky: [] });
  expect(readBrowser(browserReport('sign-in.setup.ts', 'flaky'))).toMatchObject({
    passed: 0,
    failed: ['sign-in.setup.ts: someone buys'],
    shaky: [],
  });
});

test('a failed test says on what, in plain characters, where a cut log still shows it', () => {
  const failure = {
    fullName: 'someone bids',
    status: 'failed',
    failureMessages: ['\u001b[31mno bid\u001b[39m\nin a.ts'],
  };
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failure] }] };
  expect(readUnit(report).failed).toEqual(['a.test.ts: someone bids\n    no bid\n    in a.ts']);
  const journeys = browserReport('journeys/cart.spec.ts', 'flaky', 'no cart');
  expect(readBrowser(journeys).shaky).toEqual(['journeys/cart.spec.ts: someone buys\n    no cart']);
});

test('a test that passed after a failure of its own is a failure', () => {
  const passed = { fullName: 'someone bids', status: 'passed', failureMessages: ['once'] };
  const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed] }] };
  expect(readUnit(report)).toMatchObject({
    passed: 0,
    failed: ['a.test.ts: someone bids\n    once'],
    shaky: [],
  });
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
