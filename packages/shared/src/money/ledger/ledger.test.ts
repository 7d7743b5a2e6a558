import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import { shopId, userId } from '../../ids.ts';
import { type Account, mayStandAt, shopAccount, shopAccountKinds } from './accounts.ts';
import { balanced, type Posting, partOf } from './postings.ts';
import { netOfSale, refunded, type SaleParts, saleCaptured, shareBack, tipCaptured } from './sale.ts';
import { frozen, matured, reserveFreed, type ShopMoney, unfrozen } from './shop-money.ts';
import { commissionOfReturn, leftOfTip, tipGiven, tipGivenAgain, tipMatured, tipSentBack } from './tip.ts';

const runs = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;
const shop = shopId.parse('018f0000-0000-7000-8000-000000000001');
const buyerId = userId.parse('018f0000-0000-7000-8000-000000000002');

const amount = fc.oneof(fc.nat(20_000), fc.nat(2 ** 40));
const shopMoney: fc.Arbitrary<ShopMoney> = fc
  .record({
    debt: fc.boolean(),
    spare: amount,
    reserve: amount,
    pending: amount,
    frozen: amount,
  })
  .map(({ debt, spare, reserve, pending, frozen }) => ({
    shopId: shop,
    available: debt ? 0 : spare,
    owed: debt ? 0 - spare : 0,
    reserve,
    ofOrder: { pending, frozen },
  }));
const saleParts: fc.Arbitrary<SaleParts> = fc.record({
  paid: fc.record({ card: amount, held: amount }),
  commission: amount,
  paymentFee: fc.nat(100),
  tax: fc.nat(2 ** 30),
  discount: fc.nat(2 ** 30),
});

const on = (postings: readonly Posting[], kind: Account['kind']): number =>
  postings.filter(({ account }) => account.kind === kind).reduce((sum, posting) => sum + posting.amount, 0);
const sum = (postings: readonly Posting[]) => postings.reduce((total, posting) => total + posting.amount, 0);

/** Millions of times: `expect` takes longer than what is asked. */
function holds(is: boolean, what: string): void {
  if (!is) throw new Error(`does not hold: ${what}`);
}

/** Where the shop's accounts stand after it, where nobody is left with less than nothing. */
function standing(money: ShopMoney, postings: readonly Posting[]) {
  const before: Record<string, number> = {
    'shop-available': money.available,
    'shop-owed': money.owed,
    'shop-reserve': money.reserve,
    'shop-pending': money.ofOrder.pending,
    'shop-frozen': money.ofOrder.frozen,
  };
  const after = Object.fromEntries(
    shopAccountKinds.map((kind) => [kind, (before[kind] ?? 0) + on(postings, kind)]),
  );
  for (const kind of shopAccountKinds) holds(mayStandAt(kind, after[kind] ?? 0), `${kind} at ${after[kind]}`);
  return after;
}

test('whatever a shop has and an order costs, each movement of it adds up to zero and takes nothing that is not there', () => {
  tryRuns(
    { what: 'money', seen: 'movements in the ledger', numRuns: runs / 10 },
    fc.property(shopMoney, saleParts, amount, (money, parts, asked) => {
      const net = netOfSale(parts);
      const held = [
        saleCaptured(money, parts),
        tipCaptured(money, { ...parts, waits: false }),
        tipCaptured(money, { ...parts, waits: true }),
        refunded(money, {
          buyerId,
          to: { card: asked, wallet: 1, taken: 2 },
          commission: 3,
          paymentFee: 0,
          tax: 1,
          discount: 4,
        }),
        matured(money, { withheld: asked }),
        frozen(money, asked),
        unfrozen(money, 'pending'),
        unfrozen(money, 'available'),
        reserveFreed(money, asked),
      ];
      for (const postings of held) {
        holds(sum(postings) === 0, 'adds up to zero');
        const after = standing(money, postings);
        // Nobody owes with money to spend.
        holds(
          (after['shop-available'] ?? 0) * (after['shop-owed'] ?? 0) === 0,
          'nobody owes with money to spend',
        );
      }
      const [sale] = held;
      const toShop = shopAccountKinds.reduce((total, kind) => total + on(sale ?? [], kind), 0);
      holds(toShop === net, `${toShop} of ${net}`);
    }),
  );
});

test('a seller is told where each cent of a sale goes', () => {
  const money: ShopMoney = {
    ...{ shopId: shop, available: 0, owed: -700, reserve: 0 },
    ofOrder: { pending: 0, frozen: 0 },
  };
  const parts = { commission: 464, paymentFee: 198, tax: 0, discount: 0 };
  const sale = saleCaptured(money, { paid: { card: 5000, held: 800 }, ...parts });
  expect(amounts(sale)).toEqual({
    clearing: -5000,
    holds: -800,
    commission: 464,
    'payment-fees': 198,
    'shop-pending': 5138,
  });
  const free = matured({ ...money, ofOrder: { pending: 5138, frozen: 0 } }, { withheld: 500 });
  expect(amounts(free)).toEqual({
    'shop-pending': -5138,
    'shop-owed': 700,
    'shop-available': 3938,
    'shop-reserve': 500,
  });
});

test('a tip waits like a sale, pays a debt once it is free, and goes back out of what waits', () => {
  const money: ShopMoney = {
    ...{ shopId: shop, available: 0, owed: -100, reserve: 0 },
    ofOrder: { pending: 0, frozen: 0 },
  };
  const tip = { fromId: buyerId, amount: 500, commission: 40, paymentFee: 45 };
  const fees = { wallet: -500, commission: 40, 'payment-fees': 45 };
  expect(amounts(tipGiven(money, { ...tip, waits: true }))).toEqual({ ...fees, 'shop-pending': 415 });
  expect(amounts(tipGiven(money, { ...tip, waits: false }))).toEqual({
    ...fees,
    'shop-owed': 100,
    'shop-available': 315,
  });
  expect(amounts(tipMatured(money, { net: 415 }))).toEqual({
    'shop-pending': -415,
    'shop-owed': 100,
    'shop-available': 315,
  });
  const back = { wallet: 500, commission: -40 };
  // The card's fee is the shop's either way.
  expect(amounts(tipSentBack(money, { ...tip, waiting: 415 }))).toEqual({
    ...back,
    'shop-pending': -415,
    'shop-owed': -45,
  });
  expect(amounts(tipSentBack(money, { ...tip, waiting: 0 }))).toEqual({ ...back, 'shop-owed': -460 });
});

test('whatever parts of a tip come back and are given again, in the end everyone has what they had', () => {
  const tips = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }),
    commission: fc.integer({ min: 0, max: 100 }),
    paymentFee: fc.integer({ min: 0, max: 20 }),
  });
  const steps = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
  tryRuns(
    { what: 'money', seen: 'movements in the ledger', numRuns: runs / 10 },
    fc.property(tips, steps, fc.boolean(), amount, ({ amount: given, ...percent }, shares, waits, spare) => {
      const commission = partOf(given, percent.commission, 100);
      const paymentFee = Math.min(given - commission, partOf(given, percent.paymentFee, 100));
      const tip = { amount: given, commission, paymentFee };
      const back = { returned: 0, commissionReturned: 0 };
      let money: ShopMoney = {
        ...{ shopId: shop, available: spare, owed: 0, reserve: 0 },
        ofOrder: { pending: 0, frozen: 0 },
      };
      const all: Posting[] = [];
      const waiting = () => (waits ? Math.max(0, leftOfTip(tip, back)) : 0);
      const book = (postings: readonly Posting[]) => {
        const after = standing({ ...money, ofOrder: { pending, frozen: 0 } }, postings);
        pending = after['shop-pending'] ?? 0;
        money = { ...money, available: after['shop-available'] ?? 0, owed: after['shop-owed'] ?? 0 };
        all.push(...postings);
      };
      let pending = 0;
      book(tipGiven(money, { ...tip, fromId: buyerId, waits }));
      for (const share of [...shares, 0]) {
        const more = partOf(given, share, 100) - back.returned;
        if (more === 0) continue;
        const moves = commissionOfReturn(tip, back, more);
        const before = waiting();
        back.returned += more;
        back.commissionReturned += moves;
        const of = { fromId: buyerId, amount: Math.abs(more), commission: Math.abs(moves) };
        book(
          more > 0
            ? tipSentBack(money, { ...of, waiting: before })
            : tipGivenAgain(money, { ...of, waits: waiting() - before }),
        );
        holds(pending === waiting(), `${pending} is pending, and ${waiting()} waits`);
        holds(on(all, 'wallet') === back.returned - given, 'its giver has what came back');
        holds(on(all, 'commission') >= 0 && on(all, 'commission') <= commission, 'no more commission');
      }
      holds(on(all, 'commission') === commission && on(all, 'payment-fees') === paymentFee, 'fees as before');
      const toShop = shopAccountKinds.reduce((total, kind) => total + on(all, kind), 0);
      holds(toShop === given - commission - paymentFee, `${toShop} for the shop`);
    }),
  );
});

test('what a refund cannot take from a shop is owed, and the market gives back its share', () => {
  const money: ShopMoney = {
    ...{ shopId: shop, available: 1000, owed: 0, reserve: 200 },
    ofOrder: { pending: 300, frozen: 0 },
  };
  const parts = { commission: 464, paymentFee: 0, tax: 0, discount: 0 };
  const back = refunded(money, { buyerId, to: { card: 5800, wallet: 0, taken: 0 }, ...parts });
  expect(amounts(back)).toEqual({
    refunds: 5800,
    commission: -464,
    'shop-pending': -300,
    'shop-available': -1000,
    'shop-reserve': -200,
    'shop-owed': -3836,
  });
});

test('a sale below its fees costs the shop money instead of giving it less than nothing', () => {
  const money: ShopMoney = {
    ...{ shopId: shop, available: 5, owed: 0, reserve: 0 },
    ofOrder: { pending: 0, frozen: 0 },
  };
  const parts = { commission: 2, paymentFee: 31, tax: 0, discount: 0 };
  expect(amounts(saleCaptured(money, { paid: { card: 20, held: 0 }, ...parts }))).toEqual({
    clearing: -20,
    commission: 2,
    'payment-fees': 31,
    'shop-available': -5,
    'shop-owed': -8,
  });
});

test('refunds in any steps give back exactly what there was of each part, up to the largest amounts', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  const whole = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: largest }));
  const steps = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
  tryRuns(
    { what: 'money', seen: 'movements in the ledger', numRuns: runs },
    fc.property(whole, fc.integer({ min: 0, max: 100 }), steps, (paid, percent, weights) => {
      const part = partOf(paid, percent, 100);
      let [refundedSoFar, back] = [0, 0];
      const total = weights.reduce((a, b) => a + b, 0);
      const asked = weights.map((weight) =>
        total === 0 ? 0 : Number((BigInt(paid) * BigInt(weight)) / BigInt(total)),
      );
      for (const step of [...asked, paid - asked.reduce((a, b) => a + b, 0)]) {
        const share = shareBack({ whole: part, before: back }, { whole: paid, before: refundedSoFar }, step);
        holds(share >= 0, `a share of ${share}`);
        back += share;
        refundedSoFar += step;
      }
      holds(refundedSoFar === paid && back === part, `${back} of ${part} for ${refundedSoFar} of ${paid}`);
    }),
  );
});

test('nobody gets back more than was paid', () => {
  expect(() => shareBack({ whole: 8, before: 0 }, { whole: 100, before: 60 }, 41)).toThrow(
    'more than was paid',
  );
});

test('money that would appear, vanish or be inexact is not booked', () => {
  const account = shopAccount('shop-pending', shop);
  expect(() => balanced([{ account, amount: 1 }])).toThrow('add up to 1');
  expect(() => balanced([{ account, amount: 0.5 }])).toThrow('out of range');
  expect(() => balanced([{ account, amount: Number.MAX_SAFE_INTEGER + 1 }])).toThrow('out of range');
});

const amounts = (postings: readonly Posting[]) =>
  Object.fromEntries(postings.map((posting) => [posting.account.kind, posting.amount]));
