import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isTriedAgain } from '../e2e/tried-again.ts';
import type { FileTime, Stage } from './test-times.ts';

/** What a runner's own report says of its tests, the failed and the shaky ones by name and reason. */
export interface Totals {
  passed: number;
  failed: string[];
  /** Failed at first and passed when tried once more, as `e2e/tried-again.ts` allows. */
  shaky: string[];
  files: FileTime[];
  /** Of a browser's run, from the first beginning of a project to its last end. */
  stages: Stage[];
}

interface UnitReport {
  testResults: Array<{
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    /** Why the file could not be run. */
    message?: string;
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] }>;
  }>;
}

export function readUnit(report: unknown): Totals {
  const totals: Totals = { passed: 0, failed: [], shaky: [], files: [], stages: [] };
  for (const file of (report as UnitReport).testResults) {
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      const name = `${file.name}: ${fullName}`;
      // No test tries again by itself what failed.
      if (status === 'failed' || failureMessages.length > 0)
        totals.failed.push(withReason(name, failureMessages[0]));
      else if (status === 'passed') totals.passed += 1;
    }
    const broken =
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
    if (broken) totals.failed.push(withReason(file.name, file.message));
    const milliseconds = file.endTime - file.startTime;
    totals.files.push({ file: relative(process.cwd(), file.name), milliseconds });
  }
  return totals;
}

interface BrowserError {
  message?: string;
  location?: { file: string; line: number };
}

interface BrowserTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: Array<{
    startTime: string;
    duration: number;
    error?: BrowserError;
    attachments?: Array<{ name: string; path?: string }>;
  }>;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: Array<{ title: string; tests: BrowserTest[] }>;
}

export function readBrowser(report: unknown): Totals {
  const totals: Totals = { passed: 0, failed: [], shaky: [], files: [], stages: [] };
  const times = new Map<string, number>();
  const spans = new Map<string, { from: number; to: number }>();
  const visit = ({ file, suites = [], specs = [] }: Suite): void => {
    for (const { title, tests } of specs) {
      for (const { status, projectName, results } of tests) {
        const name = results.reduce(
          (told, { error, attachments = [] }) =>
            error ? withReason(told, reasonOf(error)) + pageAt(attachments) : told,
          `${file}: ${title}`,
        );
        const isNamed = status === 'flaky' && isTriedAgain(file);
        if (isNamed) totals.shaky.push(name);
        if (status === 'expected' || isNamed) totals.passed += 1;
        else if (status !== 'skipped') totals.failed.push(name);
        for (const { startTime, duration } of results) {
          const began = Date.parse(startTime);
          const { from, to } = spans.get(projectName) ?? { from: began, to: began };
          spans.set(projectName, { from: Math.min(from, began), to: Math.max(to, began + duration) });
          times.set(file, (times.get(file) ?? 0) + duration);
        }
      }
    }
    suites.forEach(visit);
  };
  (report as { suites: Suite[] }).suites.forEach(visit);
  totals.files = [...times].map(([file, milliseconds]) => ({ file: `e2e/${file}`, milliseconds }));
  totals.stages = [...spans].map(([name, { from, to }]) => ({ name, milliseconds: to - from }));
  return totals;
}

const reasonOf = ({ message = '', location }: BrowserError): string =>
  location ? `${relative(process.cwd(), location.file)}:${location.line}\n${message}` : message;

const PAGE_LINES = 70;

/** What the page showed as a test failed: its pictures stay on the machine that ran it. */
function pageAt(attachments: ReadonlyArray<{ name: string; path?: string }>): string {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !existsSync(file)) return '';
  const [, shown = ''] = /^# Page snapshot\n+```yaml\n(.*?)^```/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = shown.split('\n').filter((line) => /"|: /.test(line));
  return lines
    .slice(0, PAGE_LINES)
    .map((line) => `\n      | ${line}`)
    .join('');
}

const REASON_LINES = 14;

/** What follows a failed test's name at the end of a run, where a log that is cut shows it too. */
function withReason(name: string, reason: string | undefined): string {
  if (!reason) return name;
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
