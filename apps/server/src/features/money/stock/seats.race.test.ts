import { tried } from '@souk/live/testing/tried.ts';
import type { CheckoutId, UserId, VariantId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildEvent, ticketRow } from '../../market/events/event.builder.ts';
import { holdStock, releaseHolds } from './index.ts';

const ROUNDS = process.env.FIGURES === 'long' ? 100 : 2;

async function hall(app: TestApp, capacity: number) {
  const { db } = app;
  const starts_at = new Date(app.clock.now().getTime() + 1e8);
  const event = await buildEvent(db, { capacity, starts_at });
  await db
    .insertInto('event_tickets')
    .values(ticketRow({ event_id: event.id, name: 'Balcony', position: 1 }))
    .execute();
  const kinds = await db.selectFrom('event_tickets').select('id').where('event_id', '=', event.id).execute();
  const { id: buyerId } = await buildUser(db);
  return { event, buyerId, kinds: kinds.map(({ id }) => id as string as VariantId) };
}

/** Checkouts that are over, so that one buyer may have many. */
async function checkoutsOf({ db, clock }: TestApp, buyerId: UserId, count: number): Promise<CheckoutId[]> {
  const now = clock.now();
  const ids = Array.from({ length: count }, () => newId<CheckoutId>());
  const common = { buyer_id: buyerId, source: 'cart' as const, expires_at: now, address_id: null };
  const ended = { state: 'left' as const, choices: '{}', notes: '{}', created_at: now, closed_at: now };
  await insertAll(
    db,
    'checkouts',
    ids.map((id) => ({ id, ...common, ...ended })),
  );
  return ids;
}

test('of two hundred who want one of fifty seats over two kinds of tickets, fifty get one', {
  timeout: ROUNDS * 15_000,
}, async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { event, buyerId, kinds } = await hall(app, 50);
    const checkouts = await checkoutsOf(app, buyerId, 200);
    const now = app.clock.now();
    const coming = checkouts.entries();
    const take = async (db: TestApp['db'], id: CheckoutId, kind: VariantId) => {
      const wanted = [{ kind: 'ticket' as const, variantId: kind, quantity: 1 }];
      const { held } = await db.transaction().execute(async (tx) => {
        const holds = await holdStock(tx, { checkoutId: id, buyerId, now, insteadOf: [] }, wanted);
        await holds.written;
        return holds;
      });
      return held.get(kind) ?? 0;
    };
    const got = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        let own = 0;
        for (const [index, id] of coming)
          own += await take((n % 2 ? app : other).db, id, kinds[index % 2] as VariantId);
        return own;
      }),
    );
    const seats = () =>
      app.db.selectFrom('events').select('seats_taken').where('id', '=', event.id).executeTakeFirstOrThrow();
    expect([got.reduce((sum, own) => sum + own, 0), (await seats()).seats_taken]).toEqual([50, 50]);
    // Given back by two at the same time they are given back once.
    await Promise.all(
      checkouts.flatMap((id) =>
        [app, other].map(({ db }) => db.transaction().execute((tx) => releaseHolds(tx, id, now))),
      ),
    );
    expect((await seats()).seats_taken).toBe(0);
  }
  tried('stock', ROUNDS, '200 buyers for 50 seats over two processes');
});
