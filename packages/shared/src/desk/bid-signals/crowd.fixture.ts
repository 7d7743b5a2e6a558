import { decideBid, leastBid, openStanding } from '../../live/auctions/bidding.ts';
import { stepsOf } from '../../live/auctions/rules.ts';
import type { BidderFacts } from './rules.ts';

/** Small and repeatable: at least 0, below 1. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Person {
  shill: boolean;
  /** The only shop they know; null for those who go anywhere. */
  shop: number | null;
  /** How likely they come to a lot that is for them. */
  often: number;
  /** What they pay at most, of what a thing is worth. */
  taste: number;
  takesBack: number;
  hours: number;
  network: number;
}

interface Lot {
  shop: number;
  bids: Map<number, number>;
  takenBack: Map<number, number>;
  winner: number | null;
  second: number | null;
}

const terms = { start: 500, reserve: null, steps: stepsOf(100), closing: { kind: 'sudden-death' } as const };

/**
 * A market of shops, of people who buy (some of them in one shop only, some of them cheaply, some new, many behind one
 * network), and of shills: one for each of the first shops, who raise what they don’t want, to somewhat below its worth.
 */
export function market({ seed, shops, lotsPerShop, people, shills }: CrowdSize) {
  const chance = chanceOf(seed);
  const between = (low: number, high: number) => low + (high - low) * chance();
  const crowd: Person[] = Array.from({ length: people }, (_, id) => ({
    shill: false,
    ...(id % 2 === 0
      ? { shop: (id / 2) % shops, often: between(0.05, 0.5) }
      : { shop: null, often: between(1, 12) / people }),
    // A third of them hunts for bargains and hardly ever gets one.
    taste: chance() < 0.33 ? between(0.3, 0.75) : between(0.7, 1.25),
    takesBack: 0.01,
    hours: chance() < 0.2 ? between(0, 48) : between(48, 20_000),
    // A fifth comes from few, large networks; one in fifty happens to share the seller’s café.
    network:
      chance() < 0.2 ? Math.floor(chance() * 5) : chance() < 0.02 ? -1 : 1_000 + Math.floor(chance() * 1e9),
  }));
  for (let shop = 0; shop < shills; shop += 1)
    crowd.push({
      shill: true,
      shop,
      often: 0.7,
      taste: 0.9,
      takesBack: 0.05,
      hours: 400,
      network: 5_000 + shop,
    });
  const lots: Lot[] = [];
  for (let round = 0; round < lotsPerShop; round += 1)
    for (let shop = 0; shop < shops; shop += 1) lots.push(auction(shop));

  function auction(shop: number): Lot {
    const worth = 500 + Math.floor(between(1_000, 20_000));
    const here = crowd.flatMap((person, id) => {
      const comes = (person.shop ?? shop) === shop && chance() < person.often;
      return comes ? [{ id, limit: worth * person.taste * between(0.85, 1.15) }] : [];
    });
    const lot: Lot = { shop, bids: new Map(), takenBack: new Map(), winner: null, second: null };
    let standing = openStanding<number>(terms, 1_000_000);
    for (;;) {
      const least = leastBid(terms, standing);
      const willing = here.filter(({ id, limit }) => id !== standing.leader && limit >= least);
      const next = willing[Math.floor(chance() * willing.length)];
      if (!next) break;
      const decision = decideBid(terms, standing, { bidder: next.id, kind: 'once', amount: least, at: 0 });
      if (!decision.ok) break;
      lot.bids.set(next.id, (lot.bids.get(next.id) ?? 0) + 1);
      if (chance() < crowd[next.id]!.takesBack) {
        lot.takenBack.set(next.id, (lot.takenBack.get(next.id) ?? 0) + 1);
        continue;
      }
      lot.second = standing.leader ?? lot.second;
      standing = decision.standing;
    }
    lot.winner = standing.leader;
    return lot;
  }

  return { crowd, lots, factsOf: (id: number, lot: Lot) => factsOf(crowd, lots, id, lot) };
}

export interface CrowdSize {
  seed: number;
  shops: number;
  lotsPerShop: number;
  people: number;
  shills: number;
}

/** What is known of a bidder on a lot, once all lots are over. */
function factsOf(crowd: readonly Person[], lots: readonly Lot[], id: number, lot: Lot): BidderFacts {
  const theirs = lots.filter(({ bids }) => bids.has(id));
  const here = theirs.filter(({ shop }) => shop === lot.shop);
  const sum = (of: (one: Lot) => number) => theirs.reduce((all, one) => all + of(one), 0);
  const person = crowd[id]!;
  const inNetwork = crowd.filter(({ network }) => network === person.network).length;
  return {
    shares: { device: false, card: false, address: false, network: person.network === -1 },
    inNetwork,
    lotsHere: here.length,
    lotsInAll: theirs.length,
    // What a shill wins by mistake is not paid.
    winsHere: person.shill ? 0 : here.filter(({ winner }) => winner === id).length,
    pushedHere: here.filter(({ second, winner }) => second === id && winner !== id).length,
    luckHere: here.reduce((luck, { bids }) => luck * (1 - 1 / bids.size), 1),
    bids: sum(({ bids }) => bids.get(id) ?? 0),
    takenBack: sum(({ takenBack }) => takenBack.get(id) ?? 0),
    accountHours: person.hours,
    bidsOnLot: lot.bids.get(id) ?? 0,
    lotsEver: theirs.length,
    leads: lot.winner === id,
  };
}
