import type { Dispute } from '@souk/shared/money/disputes/schema.ts';
import { disputeStepBody } from '@souk/shared/money/disputes/schema.ts';
import { expect, test } from 'vitest';
import { amountProblem, asksOf, bodyOf, disputeAsks, dueOf } from './dispute-asks.ts';

const nothing: Dispute['can'] = {
  ...{ say: false, offerPart: false, offerReturn: false, agreeToReturn: false, refuse: false, refund: false },
  ...{ accept: false, decline: false, sendBack: false, withdraw: false, decide: false, askForReturn: false },
};

test('a buyer takes what was offered to them, and nothing else', () => {
  const can = { ...nothing, accept: true, decline: true, withdraw: true };
  expect(asksOf({ can, state: 'part-offered' })).toEqual(['accept-part', 'decline', 'withdraw']);
  expect(asksOf({ can, state: 'return-offered' })).toEqual(['accept-return', 'decline', 'withdraw']);
  expect(asksOf({ can: nothing, state: 'with-staff' })).toEqual([]);
});

test('every way of asking sends what the market understands', () => {
  const left = { amount: 5_000, currency: 'USD' };
  for (const ask of disputeAsks) {
    const body = bodyOf(ask, { text: ' Sorry. ', tracking: ' UPS 1 ', amount: 100, restock: true }, left);
    expect([ask, disputeStepBody.safeParse(body).success]).toEqual([ask, true]);
  }
});

test('a part is more than nothing and less than all', () => {
  const left = { amount: 5_000, currency: 'USD' };
  expect([null, 0, 1, 4_999, 5_000].map((amount) => amountProblem(amount, left))).toEqual([
    ...['nothing', 'nothing', null, null, 'too-much'],
  ]);
});

test('whose turn it is reads that it is theirs, and the others whose it is', () => {
  const read = (state: Dispute['state']) =>
    (['buyer', 'seller', 'staff'] as const).map((as) => dueOf({ as, state }));
  expect(read('open')).toEqual(['disputes.due.open', 'disputes.dueYou.answer', 'disputes.due.open']);
  expect(read('return-offered')).toEqual([
    ...['disputes.dueYou.answer', 'disputes.due.return-offered', 'disputes.due.return-offered'],
  ]);
  expect(read('returning')).toEqual([
    ...['disputes.dueYou.send-back', 'disputes.due.returning', 'disputes.due.returning'],
  ]);
  expect(read('refunded')).toEqual([null, null, null]);
});
