import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectDatabase, type Db } from '../../../platform/db/database.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const FOREIGN_KEY_VIOLATION = '23503';

const entryOf = (lotId: string, number: number, bidder: number | null) => sql`
  insert into lot_entries (lot_id, number, kind, at, bidder, amount, about, price, leader, ends_at, hash)
  values (${lotId}, ${number}, ${bidder === null ? 'closed' : 'once'}, now(), ${bidder}, 5000, '5000', 5000, ${bidder}, now(), 'a')`;

const answerTo = (lotId: string, userId: string) => sql`
  insert into bid_answers (lot_id, id, user_id, asked, answer, at)
  values (${lotId}, ${randomUUID()}, ${userId}, '{}', '{}', now())`;

const countOf = async (db: Db, table: 'lot_entries' | 'bid_answers' | 'lot_bidders'): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
};

test('a log is of a lot there is, and its entries are by who bids on it', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const { lot: other } = await openLot(app);
  const noor = await buildBidder(app);
  expect((await app.as(noor).post(url, bidOf(5_000))).status).toBe(200);
  const refused = { code: FOREIGN_KEY_VIOLATION };
  await expect(entryOf(randomUUID(), 9, null).execute(app.db)).rejects.toMatchObject(refused);
  await expect(entryOf(lot.id, 9, 2).execute(app.db)).rejects.toMatchObject(refused);
  await expect(entryOf(other.id, 9, 1).execute(app.db)).rejects.toMatchObject(refused);
  await expect(answerTo(randomUUID(), noor.id).execute(app.db)).rejects.toMatchObject(refused);
  await expect(answerTo(lot.id, randomUUID()).execute(app.db)).rejects.toMatchObject(refused);
  await expect(app.db.deleteFrom('lot_bidders').execute()).rejects.toMatchObject(refused);
  await answerTo(other.id, noor.id).execute(app.db);
});

test('with a lot go its log, who bid, and what they were answered, and nothing of another', async () => {
  await using app = await buildTestApp();
  const [one, other] = [await openLot(app), await openLot(app)];
  const noor = await buildBidder(app);
  for (const { url } of [one, other]) expect((await app.as(noor).post(url, bidOf(5_000))).status).toBe(200);
  const before = await Promise.all(
    (['lot_entries', 'bid_answers', 'lot_bidders'] as const).map((table) => countOf(app.db, table)),
  );
  expect(before).toEqual([4, 2, 2]);
  await app.db.deleteFrom('lots').where('id', '=', one.lot.id).execute();
  const after = await Promise.all(
    (['lot_entries', 'bid_answers', 'lot_bidders'] as const).map((table) => countOf(app.db, table)),
  );
  expect(after).toEqual([2, 1, 1]);
});

test('what is answered while its lot is being deleted goes with it, or is refused', async () => {
  await using app = await buildTestApp();
  await using one = closing(connectDatabase(app.database.url));
  await using two = closing(connectDatabase(app.database.url));
  const noor = await buildBidder(app);
  for (const isFirst of [true, false]) {
    const { lot } = await openLot(app);
    const remove = sql`delete from lots where id = ${lot.id}`;
    const [first, second] = isFirst
      ? [answerTo(lot.id, noor.id), remove]
      : [remove, answerTo(lot.id, noor.id)];
    let waiting: Promise<unknown> | undefined;
    await one.db.transaction().execute(async (tx) => {
      await first.execute(tx);
      waiting = second.execute(two.db).catch((error) => error);
      while (!(await waitsForLock(app.db))) await pause(5);
    });
    const came = await waiting;
    if (!isFirst) expect(came).toMatchObject({ code: FOREIGN_KEY_VIOLATION });
    expect(await countOf(app.db, 'bid_answers')).toBe(0);
  }
});

const closing = ({ db, close }: ReturnType<typeof connectDatabase>) => ({
  db,
  [Symbol.asyncDispose]: close,
});

async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(db);
  return rows.length > 0;
}
