import { expect, test } from 'vitest';
import { market } from './crowd.fixture.ts';
import { type BidderFacts, type BidSignalKind, signalsOf, strengthOf } from './rules.ts';

/** A buyer who has bought here for a long time. */
const honest: BidderFacts = {
  shares: { device: false, card: false, address: false, network: false },
  inNetwork: 0,
  ...{ lotsHere: 12, lotsInAll: 40, winsHere: 3, pushedHere: 2, luckHere: 0.07 },
  ...{ bids: 60, takenBack: 1, accountHours: 5_000, bidsOnLot: 3, lotsEver: 90, leads: false },
};
const kindsOf = (facts: Partial<BidderFacts>) => signalsOf({ ...honest, ...facts }).map(({ kind }) => kind);
const fan = { lotsHere: 12, lotsInAll: 13, winsHere: 0, pushedHere: 7, luckHere: 0.02 };

test.each<[string, Partial<BidderFacts>, BidSignalKind[]]>([
  ['an honest buyer gives no reason', {}, []],
  ['a device shared with the seller is one', { shares: { ...honest.shares, device: true } }, ['same-device']],
  ['so is a card', { shares: { ...honest.shares, card: true } }, ['same-card']],
  ['so is an address', { shares: { ...honest.shares, address: true } }, ['same-address']],
  [
    'a network of few is one',
    { shares: { ...honest.shares, network: true }, inNetwork: 2 },
    ['same-network'],
  ],
  ['a café full of people is none', { shares: { ...honest.shares, network: true }, inNetwork: 30 }, []],
  ['who raises in one shop and never wins stands out', fan, ['one-shop']],
  ['who won there once does not', { ...fan, winsHere: 1 }, []],
  ['nor who bids elsewhere as well', { ...fan, lotsInAll: 16 }, []],
  ['nor who stops early and makes no price', { ...fan, pushedHere: 1 }, []],
  ['nor who came five times only', { ...fan, lotsHere: 5, lotsInAll: 5, pushedHere: 5 }, []],
  ['nor who had little chance among many', { ...fan, luckHere: 0.3 }, []],
  ['who takes every fourth bid back stands out', { bids: 16, takenBack: 4 }, ['takes-back']],
  ['two slips are nobody’s habit', { bids: 4, takenBack: 2 }, []],
  ['nor three in many', { bids: 60, takenBack: 3 }, []],
  [
    'a new account that raised this lot alone stands out',
    { accountHours: 3, bidsOnLot: 4, lotsEver: 1, lotsHere: 1, lotsInAll: 1 },
    ['new-account'],
  ],
  ['not if it wins it', { accountHours: 3, bidsOnLot: 4, lotsEver: 1, leads: true }, []],
  ['not if it goes on to the next', { accountHours: 3, bidsOnLot: 4, lotsEver: 2 }, []],
])('%s', (_, facts, kinds) => expect(kindsOf(facts)).toEqual(kinds));

test('several reasons stand in the order of what they say, and add up', () => {
  const found = signalsOf({
    ...honest,
    ...fan,
    shares: { ...honest.shares, device: true },
    bids: 9,
    takenBack: 3,
  });
  expect(found).toEqual([
    { kind: 'same-device' },
    { kind: 'one-shop', lots: 12, pushed: 7 },
    { kind: 'takes-back', bids: 9, takenBack: 3 },
  ]);
  expect(strengthOf(found)).toBe(10);
});

const MARKETS = process.env.FIGURES === 'long' ? 100 : 8;

test('in honest crowds few people stand out, and most shills do', () => {
  const all = { honest: 0, shill: 0 };
  const found = { honest: 0, shill: 0 };
  let asFans = 0;
  for (let seed = 1; seed <= MARKETS; seed += 1) {
    const { crowd, lots, factsOf } = market({ seed, shops: 12, lotsPerShop: 30, people: 200, shills: 6 });
    for (const [id, { shill }] of crowd.entries()) {
      const theirs = lots.filter(({ bids }) => bids.has(id));
      const signals = theirs.flatMap((lot) => signalsOf(factsOf(id, lot)));
      if (theirs.length > 0) all[shill ? 'shill' : 'honest'] += 1;
      if (signals.length > 0) found[shill ? 'shill' : 'honest'] += 1;
      if (!shill && signals.some(({ kind }) => kind === 'one-shop')) asFans += 1;
    }
  }
  // A hundred such markets: 1.9 % of 19,761 honest people (0.6 % for their one shop), 86.5 % of 600 shills.
  expect(found.honest / all.honest).toBeLessThan(0.03);
  expect(asFans / all.honest).toBeLessThan(0.01);
  expect(found.shill / all.shill).toBeGreaterThan(0.8);
});
