import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { tried } from '@souk/live/testing/tried.ts';
import type { LotId } from '@souk/shared/ids.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { startAuctionClock } from './auction-clock.ts';
import { readLotLog } from './lot-log.service.ts';

const program = fileURLToPath(new URL('../../../testing/dying-clock.program.ts', import.meta.url));
const KILLS = process.env.FIGURES === 'long' ? 10 : 1;
const closing = JSON.stringify({ kind: 'reset', seconds: 3, most: null });
const AWAY_MS = 2_000;

/** A worker of its own, once it has looked at the lots. */
async function startWorker(app: TestApp): Promise<ChildProcess> {
  await sql`delete from auction_clock`.execute(app.db);
  const worker = spawn(process.execPath, [program, app.database.url], { stdio: 'ignore' });
  const looks = async () => (await app.db.selectFrom('auction_clock').selectAll().execute()).length;
  await expect.poll(looks, { timeout: 60_000 }).toBe(1);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

const lotIn = (app: TestApp, id: LotId) =>
  app.db.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** By the database's clock, so long after the end that was announced. */
const overFor = (app: TestApp, id: LotId, milliseconds: number) => async () => {
  const { rows } = await sql<{ isOver: boolean }>`
    select clock_timestamp() > ends_at + ${milliseconds} * interval '1 millisecond' as "isOver"
    from lots where id = ${id}`.execute(app.db);
  return rows[0]?.isOver;
};

test('killed during a countdown and up again, a lot closes at its end; where that passed meanwhile, after its extension', async () => {
  await using app = await buildTestApp();
  for (let round = 0; round < KILLS; round += 1) {
    for (const isLate of [false, true]) {
      const worker = await startWorker(app);
      const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
      const { lot, url } = await openLot(app, { seconds: isLate ? 3 : 6, closing });
      expect((await app.as(noor).post(url, bidOf(4_000, 'maximum'))).status).toBe(200);
      await kill(worker);
      expect((await lotIn(app, lot.id)).state).toBe('running');
      if (isLate) await expect.poll(overFor(app, lot.id, AWAY_MS)).toBe(true);
      await using _again = startAuctionClock({ db: app.db, log: app.log.log });
      if (isLate) {
        const bid = async () => (await app.as(ben).post(url, bidOf(6_000))).status;
        await expect.poll(bid).toBe(200);
      }
      await expect.poll(async () => (await lotIn(app, lot.id)).state).toBe('sold');
      const closed = await lotIn(app, lot.id);
      expect(closed.leader_id).toBe(isLate ? ben.id : noor.id);
      expect(Number(closed.closed_at)).toBeGreaterThanOrEqual(Number(closed.ends_at));
      const log = await readLotLog(app.db, lot.id);
      expect(verifyLotLog(log)).toMatchObject({ ok: true, isClosed: true });
      expect(log.entries.filter(({ kind }) => kind === 'reopened')).toHaveLength(isLate ? 1 : 0);
      expect(log.entries.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
    }
  }
  tried('auctions', KILLS * 2, 'killed during a countdown');
});
