import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfSecret, momentOfSecret } from './closing.ts';
import { NOON, openLotLog } from './lot-log.fixture.ts';
import { verifyLotLog } from './verify-log.ts';

function usualLot() {
  const lot = openLotLog({ reserve: 4_000 });
  lot.bid(1, 'maximum', 9_000, NOON + 1_000);
  lot.bid(2, 'once', 5_000, NOON + 2_000);
  lot.bid(2, 'maximum', 12_000, NOON + 25_000);
  lot.bid(3, 'once', 9_900, NOON + 28_000);
  lot.bid(3, 'once', 20_000, NOON + 29_000);
  lot.takeBack(5, 3, NOON + 31_000);
  lot.close(lot.standing.endsAt + 1);
  return lot.log();
}

test('a log that nobody touched is right, by either way to make a hash', () => {
  const log = usualLot();
  const right = { ok: true, head: log.head, entries: 8, isClosed: true };
  expect(log.entries.at(-1)).toMatchObject({ kind: 'closed', state: 'sold', leader: 2 });
  expect(verifyLotLog(log)).toEqual(right);
  expect(verifyLotLog(log, (text) => hash('sha256', text))).toEqual(right);
});

test('what the price did not come to stays sealed, and the log is right all the same', () => {
  const log = usualLot();
  expect(log.entries.map((entry) => ('amount' in entry ? entry.amount : undefined))).toEqual([
    ...[undefined, 9_000, 5_000, 12_000, 9_900, 20_000, undefined, undefined],
  ]);
  const lot = openLotLog({ reserve: 90_000 });
  lot.bid(1, 'maximum', 50_000, NOON);
  expect(verifyLotLog(lot.log())).toMatchObject({ ok: true, isClosed: false });
  lot.bid(2, 'once', 5_000, NOON);
  lot.close(NOON + 30_001);
  const { terms, entries } = lot.log();
  expect([terms.reserve?.amount, entries[1]]).toMatchObject([null, { amount: null }]);
  expect(verifyLotLog(lot.log())).toMatchObject({ ok: true, isClosed: true });
});

test('one changed byte fails, wherever it is, and names the entry it is in', () => {
  const text = JSON.stringify(usualLot());
  const entriesAt = text.indexOf('"entries":[');
  const starts = [...text.matchAll(/\{"kind"/g)].map(({ index }) => index).filter((at) => at > entriesAt);
  const found = new Map<number | null, number>();
  for (let at = 0; at < text.length; at += 1) {
    for (const other of at % 2 ? ['7', ' '] : ['f', '"']) {
      if (text[at] === other) continue;
      let log: unknown;
      try {
        log = JSON.parse(text.slice(0, at) + other + text.slice(at + 1));
      } catch {
        continue;
      }
      if (JSON.stringify(log) === text) continue;
      const verdict = verifyLotLog(log);
      expect(verdict.ok, `${at} ${other}`).toBe(false);
      if (verdict.ok) continue;
      found.set(verdict.number, (found.get(verdict.number) ?? 0) + 1);
      const inside = starts.filter((start) => start <= at).length - 1;
      if (inside >= 0 && at < text.length - 2) expect(verdict.number, `${at} ${other}`).toBe(inside);
    }
  }
  expect([...found.keys()].filter((number) => number !== null).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('an entry that is left out, put in or moved is named', () => {
  const without = usualLot();
  without.entries.splice(3, 1);
  expect(verifyLotLog(without)).toEqual({ ok: false, number: 3, problem: 'number' });
  const moved = usualLot();
  const [third] = moved.entries.splice(3, 1);
  if (third) moved.entries.splice(4, 0, third);
  expect(verifyLotLog(moved)).toMatchObject({ ok: false, number: 3 });
  const cut = usualLot();
  cut.entries.pop();
  expect(verifyLotLog(cut)).toMatchObject({ ok: false, problem: 'head' });
});

test('a lot that was opened again after the market was away tells so, and is right', () => {
  const lot = openLotLog();
  lot.bid(1, 'once', 2_500, NOON);
  lot.reopen(NOON + 90_000);
  lot.bid(2, 'once', 2_600, NOON + 99_000);
  lot.close(NOON + 110_000);
  expect(verifyLotLog(lot.log())).toMatchObject({ ok: true, isClosed: true });
});

test('a random close is right only by the secret whose hash was there beforehand', () => {
  const secret = 'ab'.repeat(32);
  const closing = { kind: 'random', seconds: 5, hash: hashOfSecret(secret) } as const;
  const end = momentOfSecret(secret, { endsAt: NOON + 30_000, seconds: 5 });
  const lotWith = (at: number) => {
    const lot = openLotLog({ closing, secret });
    lot.bid(1, 'once', 2_500, at);
    lot.close(end + 1);
    return lot.log();
  };
  expect(verifyLotLog(lotWith(end))).toMatchObject({ ok: true });
  expect(verifyLotLog(lotWith(end + 1))).toMatchObject({ ok: false, problem: 'refused' });
  expect(verifyLotLog({ ...lotWith(end), secret: 'cd'.repeat(32) })).toMatchObject({ problem: 'secret' });
});

test('a lot that was closed before its end, or opened again while it ran, is not right', () => {
  const early = openLotLog();
  early.bid(1, 'once', 2_500, NOON + 25_000);
  early.close(NOON + 34_999);
  expect(verifyLotLog(early.log())).toEqual({ ok: false, number: 2, problem: 'order' });
  const running = openLotLog();
  running.bid(1, 'once', 2_500, NOON);
  running.reopen(NOON + 29_999);
  expect(verifyLotLog(running.log())).toEqual({ ok: false, number: 2, problem: 'order' });
  const again = openLotLog();
  again.reopen(NOON + 30_000);
  again.reopen(NOON + 39_999);
  expect(verifyLotLog(again.log())).toEqual({ ok: false, number: 2, problem: 'order' });
  const secret = 'ab'.repeat(32);
  const closing = { kind: 'random', seconds: 5, hash: hashOfSecret(secret) } as const;
  const drawn = openLotLog({ closing, secret });
  drawn.close(momentOfSecret(secret, { endsAt: NOON + 30_000, seconds: 5 }) - 1);
  expect(verifyLotLog(drawn.log())).toEqual({ ok: false, number: 1, problem: 'order' });
});

test('a lot without a bid begins at its start price with nobody in front', () => {
  const [dearer, led] = [openLotLog({ opensAt: { price: 2_100 } }), openLotLog({ opensAt: { leader: 1 } })];
  expect(verifyLotLog(dearer.log())).toEqual({ ok: false, number: 0, problem: 'standing' });
  expect(verifyLotLog(led.log())).toEqual({ ok: false, number: 0, problem: 'standing' });
});

test('a bid that is taken back leaves a lengthened lot, and one that was opened again, as the others made it', () => {
  const closing = { kind: 'rising-floor', seconds: 10, most: null } as const;
  const lot = openLotLog({ closing });
  lot.lengthen(60, NOON + 20_000);
  lot.bid(1, 'maximum', 50_000, NOON + 25_000);
  lot.bid(2, 'once', 20_000, NOON + 26_000);
  expect(lot.standing).toMatchObject({ price: 20_500, extensions: 0 });
  lot.bid(3, 'once', 90_000, NOON + 27_000);
  expect(lot.takeBack(4, 3, NOON + 28_000)).toBe(true);
  expect(lot.standing).toMatchObject({ price: 20_500, leader: 1 });
  lot.reopen(NOON + 95_000);
  lot.bid(2, 'once', 22_000, NOON + 96_000);
  expect(verifyLotLog(lot.log())).toMatchObject({ ok: true });
});

test('a log from when bids could be taken back until the end itself is right', () => {
  for (const closing of [
    { kind: 'sudden-death' } as const,
    { kind: 'reset', seconds: 5, most: null } as const,
  ]) {
    const lot = openLotLog({ closing });
    lot.bid(1, 'once', 3_000, NOON + 10_000);
    lot.bid(2, 'once', 90_000, NOON + 24_000);
    expect(lot.takeBack(2, 2, NOON + 27_000)).toBe(false);
    expect(lot.takeBack(2, 2, NOON + 27_000, lot.standing.endsAt + 5_000)).toBe(true);
    lot.close(NOON + 30_001);
    expect(verifyLotLog(lot.log())).toMatchObject({ ok: true, isClosed: true });
  }
});

test('a hundred thousand bids are verified within two seconds', () => {
  const lot = openLotLog({ seconds: 1_000_000 });
  for (let n = 0; n < (process.env.FIGURES === 'long' ? 100_000 : 5_000); n += 1)
    lot.bid(1 + (n % 2), 'once', 2_000 + n * 5_000, NOON + n);
  const log = lot.log();
  const began = performance.now();
  expect(verifyLotLog(log)).toMatchObject({ ok: true });
  expect(performance.now() - began).toBeLessThan(2_000);
});
