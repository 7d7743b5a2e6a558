import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { tried } from '../../../../live/src/testing/tried.ts';
import { type BidKind, decideBid, openStanding, type Standing } from './bidding.ts';
import type { ClosingRule } from './closing-schema.ts';
import { stepsOf } from './rules.ts';
import { type LoggedBid, takeBack } from './taking-back.ts';

const SCRIPTS = process.env.FIGURES === 'long' ? 200_000 : 1_000;
const MOVES = 40;

/** Small and repeatable. */
function chanceOf(seed: number) {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

interface Said {
  number: number;
  who: string;
  kind: BidKind;
  cents: bigint;
  at: number;
}

/**
 * What product and rules say in words, done slowly and in another way: everything anew from all that was said, in whole
 * numbers without end, and with the tiers written out.
 */
class Model {
  readonly said: Said[] = [];
  ends: number;
  extensions = 0;
  private readonly start: bigint;
  private readonly reserve: bigint | null;
  private readonly unit: bigint;
  private readonly closing: ClosingRule;

  constructor(lot: {
    start: number;
    reserve: number | null;
    unit: number;
    closing: ClosingRule;
    ends: number;
  }) {
    this.start = BigInt(lot.start);
    this.reserve = lot.reserve === null ? null : BigInt(lot.reserve);
    this.unit = BigInt(lot.unit);
    this.closing = lot.closing;
    this.ends = lot.ends;
  }

  private stepFrom(price: bigint): bigint {
    const u = this.unit;
    if (price < 30n * u) return u;
    if (price < 50n * u) return 2n * u;
    if (price < 100n * u) return 3n * u;
    if (price < 300n * u) return 5n * u;
    if (price < 1_000n * u) return 10n * u;
    return price < 2_000n * u ? 20n * u : 50n * u;
  }

  now() {
    let first: string | null = null;
    let price = this.start;
    let most = 0n;
    let count = 0;
    for (const { who, kind, cents } of this.said) {
      if (first === null) {
        first = who;
        most = cents;
        if (kind === 'once') price = cents;
        count += 1;
      } else if (who === first) {
        // Raises and lowers their own maximum, never below the price; a single bid only raises it.
        if (kind === 'maximum') most = cents > price ? cents : price;
        else if (cents > most) most = cents;
      } else {
        count += 1;
        if (cents > most) {
          const overThem = most + this.stepFrom(most);
          const own = kind === 'once' || cents < overThem ? cents : overThem;
          if (own > price) price = own;
          first = who;
          most = cents;
        } else {
          const overThem = cents + this.stepFrom(cents);
          const answer = overThem < most ? overThem : most;
          if (answer > price) price = answer;
        }
      }
      if (this.reserve !== null && most >= this.reserve && price < this.reserve) price = this.reserve;
    }
    return { first, price, most, count };
  }

  /** Nothing, or why not. */
  say(one: Omit<Said, 'number'>, number: number): string | null {
    if (one.at > this.ends) return `late by ${one.at - this.ends}`;
    const { first, price } = this.now();
    let least = first === null ? this.start : price + this.stepFrom(price);
    if (one.who === first && one.kind === 'maximum') least = price;
    if (one.cents < least) return `least ${least}`;
    this.said.push({ ...one, number });
    if (one.who !== first) this.extend(one.at);
    return null;
  }

  private extend(at: number): void {
    const { closing } = this;
    if (!('most' in closing) || (closing.most !== null && this.extensions >= closing.most)) return;
    const left = this.ends - at;
    const window = closing.seconds * 1_000;
    if (closing.kind === 'reset' && left < window) this.ends += window - left;
    else if (closing.kind === 'add' && left <= window) this.ends += window;
    else return;
    this.extensions += 1;
  }

  takeBack(number: number, who: string, at: number): boolean {
    const place = this.said.findIndex((one) => one.number === number);
    const one = this.said[place];
    if (one?.who !== who || at > this.ends - 5_000 || at > one.at + 5_000) return false;
    // Nobody bid over it: from then on they led all the time.
    const all = [...this.said];
    for (let upTo = place + 1; upTo <= all.length; upTo += 1) {
      this.said.length = 0;
      this.said.push(...all.slice(0, upTo));
      const { first } = this.now();
      this.said.length = 0;
      this.said.push(...all);
      if (first !== who) return false;
    }
    this.said.splice(place, 1);
    return true;
  }
}

const closings: ClosingRule[] = [
  { kind: 'reset', seconds: 10, most: null },
  { kind: 'reset', seconds: 3, most: 2 },
  { kind: 'add', seconds: 10, most: null },
  { kind: 'add', seconds: 5, most: 3 },
  { kind: 'sudden-death' },
];

function play(seed: number): void {
  const chance = chanceOf(seed * 7_919 + 1);
  const unit = [1, 100, 1_000][chance(3)] ?? 100;
  const closing = closings[chance(closings.length)] ?? { kind: 'sudden-death' };
  const start = 1 + chance(40 * unit);
  const reserve = chance(2) ? null : start + chance(200 * unit);
  const steps = stepsOf(unit);
  const terms = { start, reserve, steps, closing };
  let at = 1_000_000;
  const ends = at + 30_000;
  const model = new Model({ start, reserve, unit, closing, ends });
  let standing: Standing<string> = openStanding(terms, ends);
  const bids: LoggedBid<string>[] = [];
  for (let number = 1; number <= MOVES; number += 1) {
    at += chance(4) ? chance(1_500) : Math.max(0, standing.endsAt - at + chance(3) - 1);
    const who = ['ana', 'ben', 'cy', 'dee'][chance(4)] ?? 'ana';
    const what = `seed ${seed}, move ${number}`;
    const some = bids[bids.length - 1 - chance(Math.min(3, bids.length || 1))];
    if (chance(8) === 0 && some) {
      const opening = openStanding<string>(terms, ends);
      const taken = takeBack({ terms, opening, bids }, standing, { number: some.number, by: who, at });
      equal(taken.ok, model.takeBack(some.number, who, at), what);
      if (taken.ok) {
        standing = taken.standing;
        bids.splice(bids.indexOf(some), 1);
      }
    } else {
      const around = standing.price + (chance(7) - 1) * Math.max(1, Math.floor(unit / (1 + chance(3))));
      const amounts = [around, standing.maximum + chance(3) - 1, standing.price + chance(400 * unit)];
      const amount = Math.max(1, amounts[chance(3)] ?? around);
      const kind = chance(2) ? 'once' : 'maximum';
      const decision = decideBid(terms, standing, { bidder: who, kind, amount, at });
      const why = model.say({ who, kind, cents: BigInt(amount), at }, number);
      const told = decision.ok
        ? null
        : decision.why === 'too-late'
          ? `late by ${decision.lateMs}`
          : `least ${decision.least}`;
      equal(told, why, what);
      if (decision.ok) {
        standing = decision.standing;
        bids.push({ bidder: who, kind, amount, at, number });
      }
    }
    const { first, price, most, count } = model.now();
    deepEqual(
      {
        ...standing,
        price: BigInt(standing.price),
        maximum: BigInt(standing.maximum),
      },
      {
        ...{ price, leader: first, maximum: most, bidCount: count },
        ...{ extensions: model.extensions, endsAt: model.ends },
      },
      what,
    );
  }
}

test('whatever people bid, the price, who leads and when it ends are as the rules say in words', () => {
  let scripts = 0;
  for (let seed = 1; seed <= SCRIPTS; seed += 1) {
    play(seed);
    scripts += 1;
  }
  tried('auctions', scripts, 'scripts of bids against the rules');
});
