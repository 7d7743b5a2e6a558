import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { Failure } from '../errors/failure.ts';
import { callOnce } from '../idempotency/answer-once.ts';
import type { UserCtx } from '../session/actor.ts';
import { afterCommit, inSavepoint, withCommit } from './after-commit.ts';
import { connectDatabase, type Db } from './database.ts';

const addLanguage = (db: Db, code: string) =>
  db.insertInto('languages').values({ code, name: 'n', dir: 'ltr', messages: '{}' }).execute();

const languages = async (db: Db) => (await db.selectFrom('languages').select('code').execute()).length;

test('what follows a commit runs once, when it has happened, and at once where nothing waits for one', async () => {
  await using database = await cloneDatabase();
  const ran: string[] = [];
  let seen: Promise<number> | undefined;
  await database.db.transaction().execute(async (tx) => {
    await addLanguage(tx, 'aa');
    afterCommit(tx, () => ran.push('first'));
    afterCommit(tx, () => {
      ran.push('second');
      seen = languages(database.db);
    });
    await sql`select 1`.execute(tx);
    expect(ran).toEqual([]);
  });
  expect([ran, await seen]).toEqual([['first', 'second'], 1]);
  afterCommit(database.db, () => ran.push('at once'));
  expect(ran).toEqual(['first', 'second', 'at once']);
});

const lost = () => Promise.reject(new Error('lost'));
const undone: Array<[how: string, end: (tx: Db) => Promise<unknown>]> = [
  ['its own failure', lost],
  ['a statement whose failure was caught', (tx) => sql`select 1 / 0`.execute(tx).catch(() => undefined)],
  ['the loss of its connection', (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)],
];

test.each(undone)('what would follow a commit does not run in a transaction undone by %s', async (_, end) => {
  await using database = await cloneDatabase();
  const ran: string[] = [];
  const work = database.db.transaction().execute(async (tx) => {
    await addLanguage(tx, 'aa');
    afterCommit(tx, () => ran.push('ran'));
    await end(tx);
  });
  await expect(work).rejects.toThrow();
  expect([ran, await languages(database.db)]).toEqual([[], 0]);
});

test('what fails beside the commit undoes all of it, and whoever waits is told what it was', async () => {
  await using database = await cloneDatabase();
  const ran: string[] = [];
  const work = (last: (tx: Db) => Promise<unknown>) =>
    database.db.transaction().execute(async (tx) => {
      await addLanguage(tx, 'aa');
      afterCommit(tx, () => ran.push('ran'));
      withCommit(tx, last(tx));
      return 'done';
    });
  await expect(work((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero');
  expect([ran, await languages(database.db)]).toEqual([[], 0]);
  expect(await work((tx) => addLanguage(tx, 'bb'))).toBe('done');
  expect([ran, await languages(database.db)]).toEqual([['ran'], 2]);
});

test('a step that is undone takes along what would have followed it, and leaves the rest', async () => {
  await using database = await cloneDatabase();
  const ran: string[] = [];
  await database.db.transaction().execute(async (tx) => {
    for (const code of ['aa', 'bb', 'cc']) {
      const step = inSavepoint(tx, async () => {
        await addLanguage(tx, code);
        afterCommit(tx, () => ran.push(code));
        if (code === 'bb') await lost();
      });
      await step.catch(() => undefined);
    }
  });
  expect([ran, await languages(database.db)]).toEqual([['aa', 'cc'], 2]);
});

test('whoever called is answered although what follows failed, which is reported and stops nothing else', async () => {
  await using database = await cloneDatabase();
  const reported: string[] = [];
  const { db, close } = connectDatabase(database.url, {
    max: 1,
    onFailedAct: ({ message }) => reported.push(message),
  });
  const ran: string[] = [];
  const answer = await db.transaction().execute(async (tx) => {
    afterCommit(tx, () => {
      throw new Error('broken');
    });
    afterCommit(tx, () => ran.push('the next'));
    return 'done';
  });
  await close();
  expect([answer, reported, ran]).toEqual(['done', ['broken'], ['the next']]);
});

test('of a call that is repeated with its key it runs once, and of one that is refused never', async () => {
  await using database = await cloneDatabase();
  const ctx = { db: database.db, clock: systemClock, actor: { userId: randomUUID() } } as unknown as UserCtx;
  const ran: string[] = [];
  const call = (key: string, refused: boolean) =>
    callOnce(ctx, { key, hash: createHash('sha256').update(key).digest() }, async ({ db: tx }) => {
      afterCommit(tx, () => ran.push(key));
      if (refused) throw new Failure({ code: 'out_of_stock', status: 409, message: 'Sold.' });
      return { status: 200, body: {} };
    });
  for (const _ of [1, 2]) {
    await call('key-of-buyer', false);
    await call('key-of-late-buyer', true).catch(() => undefined);
  }
  expect(ran).toEqual(['key-of-buyer']);
});

test('a transaction of which nobody would know that it committed is refused', async () => {
  await using database = await cloneDatabase();
  await database.db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (tx) => expect(() => afterCommit(tx, () => undefined)).toThrow('begins with'));
});
