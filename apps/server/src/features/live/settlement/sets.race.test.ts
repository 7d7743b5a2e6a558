import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { stockOf } from '../../../testing/paying.fixture.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';
import { settleDue } from './settle-due.ts';

const SECOND = 1_000;

/** As many people, each of whom wins one; of every fourth the card is declined. */
async function winEach(market: Auctions, count: number) {
  await market.app.db.updateTable('product_variants').set({ available: 100 }).execute();
  const wins = [];
  for (let n = 0; n < count; n += 1) {
    const declined = n % 4 === 3;
    const bidder = await market.bidder(`Bidder ${n}`, declined ? 'pm_card_chargeCustomerFail' : undefined);
    const lot = await market.lot({ alone: true });
    await market.bid(lot, bidder, 4_000 + n);
    await market.close();
    wins.push({ bidder, lot, declined, amount: 4_000 + n });
  }
  return wins;
}

const broken = async ({ app }: Auctions) =>
  (await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok);

test('many who win at once are charged together by two workers, each once and their own; a declined card is one person’s', {
  timeout: 60 * SECOND,
}, async () => {
  await using market = await openAuctions();
  await using beside = await buildTestApp({ beside: market.app });
  const wins = await winEach(market, 12);
  const before = await stockOf(market.app.db, market.variantId);
  await Promise.all([market.parts, { ...market.parts, db: beside.db }].map(settleDue));
  for (const { lot, declined, bidder, amount } of wins) {
    expect(await market.settlementOf(lot)).toBe(declined ? 'failed' : 'paid');
    const [order, ...more] = await market.ordersOf(lot);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      buyer_id: bidder.id,
      items: amount,
      paid_at: declined ? null : expect.any(Date),
    });
    const told = await market.told(bidder);
    expect(told).toContain(declined ? 'winNotPaid' : 'orderPaid');
  }
  expect(await market.charges()).toHaveLength(9);
  expect(await stockOf(market.app.db, market.variantId)).toBe(before);
  const received = (await market.told({ id: market.shop.owner_id })).filter(
    (text) => text === 'orderReceived',
  );
  expect(received).toHaveLength(9);
  expect(await broken(market)).toEqual([]);
});

test('jobs wait for wins that are settled in sets, and not for one alone', async () => {
  await using market = await openAuctions();
  let noted = 0;
  const note = () => {
    noted += 1;
  };
  const parts = { ...market.parts, rush: { note } };
  await winEach(market, 1);
  await settleDue(parts);
  expect(noted).toBe(0);
  await winEach(market, 2);
  await settleDue(parts);
  expect(noted).toBeGreaterThan(0);
});

test('a card that the provider says nothing about holds up nobody else, and is settled when it answers', {
  timeout: 60 * SECOND,
}, async () => {
  await using market = await openAuctions();
  const { parts } = market;
  const wins = await winEach(market, 3);
  const [slow, ...others] = wins as [(typeof wins)[0], ...typeof wins];
  const answered = Promise.withResolvers<void>();
  const ask: typeof parts.payments.ask = async (charge, isFirst) => {
    if (charge.amount === slow.amount + 650) await answered.promise;
    return parts.payments.ask(charge, isFirst);
  };
  const settling = settleDue({ ...parts, payments: { ...parts.payments, ask } });
  for (const { lot } of others) await expect.poll(() => market.settlementOf(lot)).toBe('paid');
  expect(await market.settlementOf(slow.lot)).toBe('charging');
  answered.resolve();
  await settling;
  expect(await market.settlementOf(slow.lot)).toBe('paid');
  expect(await market.charges()).toHaveLength(3);
  expect(await broken(market)).toEqual([]);
});

test('a win that cannot be written down keeps none of the others from being charged, and is looked at again', {
  timeout: 60 * SECOND,
}, async () => {
  await using market = await openAuctions();
  const { app } = market;
  const wins = await winEach(market, 3);
  const [bad, ...others] = wins as [(typeof wins)[0], ...typeof wins];
  await app.database.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$
    begin if new.lot_id = '${bad.lot.id}' then raise exception 'not this one'; end if; return new; end $$;
    create trigger refuse_one before insert on checkouts for each row execute function refuse_one()`);
  await market.settle();
  for (const { lot } of others) expect(await market.settlementOf(lot)).toBe('paid');
  expect(await market.settlementOf(bad.lot)).toBe('charging');
  await app.database.pool.query('drop function refuse_one() cascade');
  await market.later(11 * SECOND);
  expect(await market.settlementOf(bad.lot)).toBe('paid');
  expect(await market.charges()).toHaveLength(3);
  expect(await broken(market)).toEqual([]);
});

test('what came of one charge that cannot be recorded keeps none of the others from it, and is asked for again', {
  timeout: 60 * SECOND,
}, async () => {
  await using market = await openAuctions();
  const { app } = market;
  const wins = await winEach(market, 3);
  const [bad, ...others] = wins as [(typeof wins)[0], ...typeof wins];
  await app.database.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$
    begin if new.buyer_id = '${bad.bidder.id}' and new.state = 'succeeded' then raise exception 'not this one'; end if;
    return new; end $$;
    create trigger refuse_one before update on payments for each row execute function refuse_one()`);
  await market.sandbox.tellNobody();
  await market.settle();
  for (const { lot } of others) expect(await market.settlementOf(lot)).toBe('paid');
  expect(await market.settlementOf(bad.lot)).toBe('charging');
  await app.database.pool.query('drop function refuse_one() cascade');
  app.clock.forward(61 * SECOND);
  await market.finishActs();
  await market.later(10 * SECOND);
  expect(await market.settlementOf(bad.lot)).toBe('paid');
  expect(await market.charges()).toHaveLength(3);
  expect(await broken(market)).toEqual([]);
});

test('a sale that cannot be followed holds up no other, and is looked at again', {
  tags: 'whole',
  timeout: 60 * SECOND,
}, async () => {
  await using market = await openAuctions();
  const { app } = market;
  const [bad, other] = (await winEach(market, 8)).filter(({ declined }) => declined);
  if (!bad || !other) throw new Error('nobody was declined');
  await market.settle();
  await app.database.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$
    begin if new.lot_id = '${bad.lot.id}' and new.state <> old.state then raise exception 'not this one'; end if;
    return new; end $$;
    create trigger refuse_one before update on lot_sales for each row execute function refuse_one()`);
  await market.later(25 * 3_600 * SECOND);
  expect(await market.settlementOf(bad.lot)).toBe('failed');
  expect(await market.settlementOf(other.lot)).not.toBe('failed');
  await app.database.pool.query('drop function refuse_one() cascade');
  await market.later(11 * SECOND);
  expect(await market.settlementOf(bad.lot)).toBe(await market.settlementOf(other.lot));
});
