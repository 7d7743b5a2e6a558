import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/database.ts';
import { eachInTurn, nextInTurn } from './in-turn.ts';

const languages = ['aa', 'bb', 'cc', 'dd'];

const write = (db: Db, code: string, name: string) =>
  db.updateTable('languages').set({ name }).where('code', '=', code).execute();

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
    next: async (tx: Db, passed: readonly string[]) => {
      const row = await tx
        .selectFrom('languages')
        .select('code as id')
        .where('name', '=', 'waits')
        .$if(passed.length > 0, (all) => all.where('code', 'not in', [...passed]))
        .orderBy('code')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return row;
    },
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
