import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readRecord, root, type TriedBy, writeRecord } from './record.ts';
import { rows } from './rows.ts';

/** Keeps what the tests of a run said that they tried. */
export default class ReliabilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const fresh = [...passed.flatMap(triesOf), ...modules.flatMap(casesOf)];
    const strange = fresh.find(({ what }) => !Object.hasOwn(rows, what));
    if (strange)
      throw new Error(`scripts/reliability/rows.ts has no row "${strange.what}" (${strange.file}).`);
    const there = modules.flatMap((module) => [...module.children.allTests()].map(placeOf));
    const ran = new Set(modules.map((module) => aboutRun(module).file));
    // What a file tried by a test that it has no longer is tried no more.
    const isGone = (old: TriedBy) =>
      ran.has(old.file) &&
      old.test !== EACH &&
      !there.some((one) => one.file === old.file && sameTest(one, old));
    const kept = readRecord().filter((old) => !isReplaced(old, fresh) && !isGone(old));
    if (fresh.length > 0) writeRecord([...kept, ...fresh]);
  }
}

function triesOf(test: TestCase): TriedBy[] {
  const { tried = [] } = test.meta();
  return tried.map((one) => ({ ...one, test: nameOf(test), ...aboutRun(test.module) }));
}

/** A file of cases counts as a whole: it passed with all of them. */
function casesOf(module: TestModule): TriedBy[] {
  const about = aboutRun(module);
  const row = Object.entries(rows).find(([, { casesIn }]) => casesIn?.includes(about.file));
  const cases = [...module.children.allTests()];
  if (!row || !cases.every((test) => test.result().state === 'passed')) return [];
  return [{ what: row[0], times: cases.length, test: EACH, ...about }];
}

const EACH = 'each of its tests';
const placeOf = (test: TestCase) => ({ file: aboutRun(test.module).file, test: nameOf(test) });

const aboutRun = ({ moduleId }: TestModule) => ({
  file: relative(root, moduleId),
  figures: process.env.FIGURES === 'long' ? ('long' as const) : ('short' as const),
  on: new Date().toISOString().slice(0, 10),
});

/** Without its seed, which says nothing to a reader. */
const nameOf = (test: TestCase) => test.fullName.replace(/ \(seed \d+\)$/, '');

const isReplaced = (old: TriedBy, fresh: readonly TriedBy[]): boolean =>
  fresh.some(
    (one) =>
      one.file === old.file && one.what === old.what && one.figures === old.figures && sameTest(one, old),
  );

// Names hold the figures, which may have been others.
const sameTest = (one: Pick<TriedBy, 'test'>, other: Pick<TriedBy, 'test'>) =>
  one.test.replace(/[\d,]+/g, '') === other.test.replace(/[\d,]+/g, '');
