import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { concerns } from '../e2e/journeys/concerns.ts';
import { choose, featureFolders } from './test-choice.ts';

const folders = ['money', 'money/cart', 'money/cart/ui', 'market', 'market/offers', 'talk', 'talk/messaging'];

test('who works on a noun runs its folders and the journeys through it', () => {
  const { paths, journeys } = choose(['cart'], folders);
  expect(paths).toEqual(['/cart/']);
  expect(journeys).toEqual(expect.arrayContaining(['cart', 'checkout-address', 'offers']));
  expect(journeys).not.toContain('messages');
});

test('who works on a district runs all of its nouns', () => {
  expect(choose(['money'], folders)).toEqual({ ...choose(['cart'], folders), paths: ['/money/'] });
  expect(choose(['money/cart'], folders).journeys).toEqual(choose(['cart'], folders).journeys);
});

test('any other part of a path and the name of a journey choose as well', () => {
  expect(choose(['idempotency'], folders)).toEqual({ paths: ['idempotency'], journeys: [] });
  expect(choose(['gallery'], folders)).toEqual({ paths: ['gallery'], journeys: ['gallery'] });
});

/** Their journeys take several cameras or people for half a minute each; what they rest on has tests of the server. */
const waiting = ['bid-signals', 'breaks', 'clips', 'co-hosts', 'giveaways', 'polls', 'raids'];

test('of every noun but a few one journey at least is walked by each run', () => {
  const walked = Object.keys(concerns).filter((name) => {
    const text = readFileSync(join(import.meta.dirname, `../e2e/journeys/${name}.spec.ts`), 'utf8');
    return text.split(/\btest\(/).length > text.split('@whole').length;
  });
  const nouns = new Set(walked.flatMap((name) => concerns[name] ?? []));
  const left = new Set(Object.values(concerns).flat()).difference(nouns);
  expect([...left].sort()).toEqual(waiting);
});

test('every journey says which nouns it concerns, and there are such nouns', () => {
  const journeys = readdirSync(join(import.meta.dirname, '../e2e/journeys')).flatMap(
    (name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? [],
  );
  expect(Object.keys(concerns).sort()).toEqual(journeys.sort());
  const nouns = new Set(featureFolders().map((folder) => folder.split('/').at(-1)));
  expect(
    Object.values(concerns)
      .flat()
      .filter((noun) => !nouns.has(noun)),
  ).toEqual([]);
});
