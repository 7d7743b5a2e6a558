import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/database.ts';
import { eachDue, eachInTurn, nextInTurn, setsInTurn } from './in-turn.ts';

const languages = ['aa', 'bb', 'cc', 'dd'];

const write = (db: Db, code: string, name: string) =>
  db.updateTable('languages').set({ name }).where('code', '=', code).execute();

const some = (tx: Db, passed: readonly string[], most: number) =>
  tx
    .selectFrom('languages')
    .select('code as id')
    .where('name', '=', 'waits')
    .$if(passed.length > 0, (all) => all.where('code', 'not in', [...passed]))
    .orderBy('code')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

async function queue() {
  const database = await cloneDatabase();
  const { db } = database;
  for (const code of languages)
    await db
      .insertInto('languages')
      .values({ code, name: 'waits', dir: 'ltr', messages: '{}', position: 1 })
      .execute();
  return {
    db,
    some,
    next: async (tx: Db, passed: readonly string[]) => (await some(tx, passed, 1))[0],
    names: async () =>
      (await db.selectFrom('languages').select('name').orderBy('code').execute()).map(({ name }) => name),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

test('one that fails keeps nothing of what it wrote and none of the others from their turn, and is told of', async () => {
  await using waiting = await queue();
  const failed = new Error('bb cannot be done');
  const turns = nextInTurn(waiting.db, waiting.next, async (tx, { id }) => {
    await write(tx, id, 'done');
    if (id === 'bb') throw failed;
  });
  await expect(turns).rejects.toBe(failed);
  expect(await waiting.names()).toEqual(['done', 'waits', 'done', 'done']);
  expect(await nextInTurn(waiting.db, waiting.next, (tx, { id }) => write(tx, id, 'done'))).toBe(1);
});

test('what cannot even be asked for is tried once', async () => {
  await using waiting = await queue();
  const gone = new Error('no table');
  let asked = 0;
  const next = async () => {
    asked += 1;
    throw gone;
  };
  await expect(nextInTurn(waiting.db, next, async () => undefined)).rejects.toBe(gone);
  expect(asked).toBe(1);
});

test('of several that fail all are told of', async () => {
  const done: number[] = [];
  const turns = eachInTurn([1, 2, 3, 4], async (one) => {
    if (one % 2 === 0) throw new Error(`${one} failed`);
    done.push(one);
  });
  await expect(turns).rejects.toMatchObject({ errors: [{ message: '2 failed' }, { message: '4 failed' }] });
  expect(done).toEqual([1, 3]);
});

test('what fails in a sweep keeps none of the others from it, is named in the log once, and fails the sweep at its end', async () => {
  const { log, lines } = memoryLog();
  const done: string[] = [];
  const sweep = eachDue({ log }, ['one', { id: 'two' }, 'three'], async (one) => {
    if (typeof one !== 'string') throw new Error('out of paper');
    done.push(one);
  });
  await expect(sweep).rejects.toThrow('out of paper');
  expect(done).toEqual(['one', 'three']);
  expect(lines).toMatchObject([{ level: 'error', id: 'two', err: { message: 'out of paper' } }]);
});

test.each([
  ['the database goes', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['its connection is lost', new Error('Connection terminated unexpectedly')],
  ['the store is silent', Object.assign(new Error('no answer'), { cause: timedOut() })],
])('where %s, a sweep ends without a word about each', async (_what, away) => {
  const { log, lines } = memoryLog();
  let tries = 0;
  const sweep = eachDue({ log }, languages, async () => {
    tries += 1;
    throw away;
  });
  await expect(sweep).rejects.toBe(away);
  expect([tries, lines]).toEqual([1, []]);
});

test('a hundred that fail for one reason are counted, and a few of them named', async () => {
  const { log, lines } = memoryLog();
  const due = Array.from({ length: 100 }, (_, at) => `row ${at}`);
  const sweep = eachDue({ log }, due, () => Promise.reject(new Error('out of paper')));
  await expect(sweep).rejects.toThrow('100 failed, the others had their turn');
  expect(lines.map(({ id }) => id)).toEqual(due.slice(0, 20));
});

test('of a set that fails each is tried alone until it is known for which, and none is done twice', async () => {
  await using waiting = await queue();
  const sets: string[][] = [];
  const failed = new Error('bb cannot be done');
  const turns = () =>
    setsInTurn(waiting.db, { most: 3, next: waiting.some }, async (tx, set) => {
      for (const { id } of set) await write(tx, id, 'done');
      if (set.some(({ id }) => id === 'bb')) throw failed;
      sets.push(set.map(({ id }) => id));
    });
  await expect(turns()).rejects.toBe(failed);
  expect(sets).toEqual([['aa'], ['cc', 'dd']]);
  await expect(turns()).rejects.toBe(failed);
  await write(waiting.db, 'bb', 'done');
  for (const code of ['aa', 'cc', 'dd']) await write(waiting.db, code, 'waits');
  expect(await turns()).toBe(3);
  expect(sets.at(-1)).toEqual(['aa', 'cc', 'dd']);
});

// Loops in jobs that are no sweep over rows, or see to each of them by themselves.
const others: Readonly<Record<string, string>> = {
  'asking-chargebacks.job.ts': 'each that cannot be asked about is passed over',
  'imports.jobs.ts': 'only asks for other jobs',
  'payouts.jobs.ts':
    'the currencies of one shop are paid in one transaction; each payout asked after by itself',
  'reconciling.job.ts': 'each that cannot be asked about is passed over',
  'recordings.jobs.ts': 'the files of one recording, whose row goes last',
};

test('every job sweeps in the one way in which a row that fails stops no other', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const jobs = globSync('{features,platform}/**/*.{job,jobs}.ts', { cwd: source });
  expect(jobs.length).toBeGreaterThan(30);
  const own = jobs.filter((file) =>
    /for \(;;\)|while \(+await|of await |of (due|waiting|ids)\b/.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  expect(own.map((file) => file.split('/').at(-1)).toSorted()).toEqual(Object.keys(others));
});

function timedOut(): Error {
  return Object.assign(new Error('Socket timed out'), { name: 'TimeoutError' });
}
