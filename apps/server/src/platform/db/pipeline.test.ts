import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { inSavepoint } from './after-commit.ts';
import { connectDatabase, type Db } from './database.ts';

const add = (db: Db, code: string) =>
  db.insertInto('languages').values({ code, name: code, dir: 'ltr', messages: '{}' }).execute();
const count = async (db: Db) =>
  (await sql<{ n: number }>`select count(*) as n from languages`.execute(db)).rows[0]?.n;

/** A database that is so far away: what is sent there takes as long. */
async function farDatabase(url: string, milliseconds: number) {
  const address = new URL(url);
  const { port } = address;
  let writes = 0;
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    near.on('data', async (sent) => {
      writes += 1;
      await pause(milliseconds);
      far.write(sent);
    });
    far.pipe(near);
    near.on('close', () => far.destroy());
    near.on('error', () => undefined);
    far.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  address.hostname = '127.0.0.1';
  address.port = String((line.address() as AddressInfo).port);
  const { db, close } = connectDatabase(address.href);
  return {
    db,
    /** How often something was sent there since it was asked last. */
    sent() {
      const count = writes;
      writes = 0;
      return count;
    },
    async [Symbol.asyncDispose]() {
      await close();
      line.close();
    },
  };
}

test('what a transaction asks for at once is done in the order of asking, however it is written', async () => {
  await using database = await cloneDatabase();
  await database.db.transaction().execute(async (tx) => {
    const answers = await Promise.all([count(tx), add(tx, 'aa'), count(tx), add(tx, 'bb'), count(tx)]);
    expect([answers[0], answers[2], answers[4]]).toEqual([0, 1, 2]);
  });
});

test('twenty statements that are asked for at once wait for a far database once', async () => {
  await using database = await cloneDatabase();
  await using far = await farDatabase(database.url, 50);
  await far.db.transaction().execute(async (tx) => {
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(tx, `l${n}`)));
    // One after another they would take a second.
    expect(performance.now() - began).toBeLessThan(700);
    expect(await count(tx)).toBe(20);
  });
});

test('when one of several fails, its failure is told and nothing of the others stays', async () => {
  await using database = await cloneDatabase();
  const work = database.db
    .transaction()
    .execute((tx) => Promise.all([add(tx, 'aa'), add(tx, 'aa'), add(tx, 'bb'), count(tx)]));
  await expect(work).rejects.toThrow('languages_pkey');
  expect(await count(database.db)).toBe(0);
});

test('what goes on when a transaction is over is refused, and is not done outside of it', async () => {
  await using database = await cloneDatabase();
  const failed = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const goesOn = async (tx: Db) => {
    await failed.promise;
    await add(tx, 'late');
  };
  const work = database.db.transaction().execute((tx) => {
    late = goesOn(tx);
    return Promise.all([late, Promise.reject(new Error('no'))]);
  });
  await expect(work).rejects.toThrow('no');
  failed.resolve();
  await expect(late).rejects.toThrow('rolled back');
  expect(await count(database.db)).toBe(0);
});

/** For anything between asking for the end of a transaction and being told that it came. */
const laterBy = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await undefined;
};

test('what goes on while a transaction is being undone or committed is not done outside of it', async () => {
  await using database = await cloneDatabase();
  const { db, close } = connectDatabase(database.url, { max: 1 });
  const refused = new Error('refused');
  for (const asksFirst of [true, false])
    for (let turns = 0; turns < 25; turns += 1) {
      let late: Promise<unknown> | undefined;
      const goesOn = async (tx: Db, code: string) => {
        await laterBy(turns);
        await add(tx, code);
      };
      const undone = db.transaction().execute(async (tx) => {
        if (asksFirst) await count(tx);
        late = goesOn(tx, 'late');
        await Promise.all([late, Promise.reject(refused)]);
      });
      await expect(undone).rejects.toBe(refused);
      await late?.catch(() => undefined);
      expect([turns, await count(db)]).toEqual([turns, 0]);
      let wasRefused = false;
      await db.transaction().execute(async (tx) => {
        if (asksFirst) await count(tx);
        late = goesOn(tx, 'late').catch(() => {
          wasRefused = true;
        });
      });
      await late;
      // Its own part of the transaction, or none of it.
      expect([turns, await count(db)]).toEqual([turns, wasRefused ? 0 : 1]);
      await db.deleteFrom('languages').execute();
    }
  await close();
});

test('what goes on in a step that was undone does not become a part of what its transaction does without it', async () => {
  await using database = await cloneDatabase();
  const refused = new Error('refused');
  for (let turns = 0; turns < 25; turns += 1) {
    let late: Promise<unknown> | undefined;
    await database.db.transaction().execute(async (tx) => {
      const step = inSavepoint(tx, async (own) => {
        late = laterBy(turns).then(() => add(own, 'late'));
        await Promise.all([late, Promise.reject(refused)]);
      });
      await expect(step).rejects.toBe(refused);
      await late?.catch(() => undefined);
    });
    expect([turns, await count(database.db)]).toEqual([turns, 0]);
  }
});

test('a transaction begins by the same write as its first statement, and is nothing to the database without any', async () => {
  await using database = await cloneDatabase();
  await using far = await farDatabase(database.url, 0);
  await count(far.db);
  far.sent();
  await far.db.transaction().execute((tx) => add(tx, 'aa'));
  expect(far.sent()).toBe(2);
  await far.db.transaction().execute(async () => undefined);
  const undone = far.db.transaction().execute(async () => {
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(far.sent()).toBe(0);
  expect(await count(far.db)).toBe(1);
});

test('what a transaction asked for first and could not have leaves nothing behind, and its connection goes on', async () => {
  await using database = await cloneDatabase();
  const { db, close } = connectDatabase(database.url, { max: 1 });
  await add(db, 'aa');
  const refused = db.transaction().execute(async (tx) => {
    await Promise.all([add(tx, 'bb'), add(tx, 'aa')]);
  });
  await expect(refused).rejects.toThrow('duplicate key');
  expect(await count(db)).toBe(1);
  await db.transaction().execute((tx) => add(tx, 'cc'));
  expect(await count(db)).toBe(2);
  await close();
});
