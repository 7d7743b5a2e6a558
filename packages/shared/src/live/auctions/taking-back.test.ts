import { expect, test } from 'vitest';
import { type BidKind, decideBid, openStanding } from './bidding.ts';
import type { ClosingRule } from './closing-schema.ts';
import { stepsOf } from './rules.ts';
import { type LoggedBid, takeBack } from './taking-back.ts';

const END = 1_000_000;
const terms = {
  start: 2_000,
  reserve: null,
  steps: stepsOf(100),
  closing: { kind: 'reset', seconds: 10, most: null } as const,
};
type Line = [bidder: string, kind: BidKind, amount: number];

function lotAfter(...lines: Line[]) {
  const opening = openStanding<string>(terms, END);
  let standing = opening;
  const bids: LoggedBid<string>[] = [];
  for (const [n, [bidder, kind, amount]] of lines.entries()) {
    const bid = { bidder, kind, amount, number: n + 1, at: END - 5_000 + n };
    const decision = decideBid(terms, standing, bid);
    if (!decision.ok) throw new Error(`refused: ${decision.why}`);
    standing = decision.standing;
    bids.push(bid);
  }
  return (number: number, by: string, at = END - 4_000) => {
    const taken = takeBack({ terms, opening, bids }, standing, { number, by, at });
    if (!taken.ok) return taken.why;
    const { leader, price, maximum, bidCount, endsAt } = taken.standing;
    expect(endsAt).toBe(standing.endsAt);
    return `${leader} ${price}/${maximum} ${bidCount}`;
  };
}

test('whoever takes a bid back leaves the lot as the bids that stay make it', () => {
  expect(lotAfter(['ana', 'once', 2_500])(1, 'ana')).toBe('null 2000/0 0');
  const lot = lotAfter(['ben', 'maximum', 3_000], ['ana', 'maximum', 90_000], ['ben', 'once', 5_000]);
  expect(lot(2, 'ana')).toBe('ben 2000/5000 1');
  const raised = lotAfter(['ana', 'maximum', 5_000], ['ana', 'maximum', 50_000], ['ben', 'once', 10_000]);
  expect(raised(2, 'ana')).toBe('ben 10000/10000 2');
});

test('nobody takes back what was bid over, nor what is not theirs, nor later than five seconds', () => {
  const lot = lotAfter(['ana', 'once', 2_500], ['ben', 'once', 2_600], ['ana', 'once', 2_700]);
  expect(lot(1, 'ana')).toBe('outbid');
  expect(lot(3, 'ben')).toBe('not-yours');
  expect(lot(9, 'ana')).toBe('not-yours');
  expect(lot(3, 'ana', END - 5_000 + 2 + 5_001)).toBe('after-five-seconds');
  expect(lot(3, 'ana', END - 5_000 + 2 + 5_000)).toBe('ben 2600/2600 2');
  expect(lotAfter(['ana', 'maximum', 9_000], ['ben', 'once', 3_000])(2, 'ben')).toBe('outbid');
});

test('an answered bid of another does not keep the leader from taking theirs back', () => {
  const lot = lotAfter(['ana', 'maximum', 90_000], ['ben', 'once', 3_000]);
  expect(lot(1, 'ana')).toBe('ben 3000/3000 1');
});

test('nobody takes a bid back in the last five seconds of a lot, nor where a random close may be as near', () => {
  const opening = openStanding<string>(terms, END);
  const take = (closing: ClosingRule, at: number) => {
    const bid = { bidder: 'ana', kind: 'once' as const, amount: 500_000, number: 1, at: at - 4_000 };
    const ruled = { ...terms, closing };
    const decision = decideBid(ruled, { ...opening, endsAt: END + 60_000 }, bid);
    if (!decision.ok) throw new Error(`refused: ${decision.why}`);
    const standing = { ...decision.standing, endsAt: END };
    const taken = takeBack({ terms: ruled, opening, bids: [bid] }, standing, { number: 1, by: 'ana', at });
    return taken.ok ? 'taken' : taken.why;
  };
  const shielding = { kind: 'sudden-death' } as const;
  expect(take(shielding, END - 5_000)).toBe('taken');
  expect(take(shielding, END - 4_999)).toBe('too-late');
  expect(take({ kind: 'reset', seconds: 3, most: null }, END - 200)).toBe('too-late');
  const random = { kind: 'random', seconds: 20, hash: '' } as const;
  expect(take(random, END - 25_000)).toBe('taken');
  expect(take(random, END - 24_999)).toBe('too-late');
});
