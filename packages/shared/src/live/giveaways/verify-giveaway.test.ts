import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawnNumber, hashOfCancelled, hashOfEntry, hashOfList, hashOfSecret, hashOfTerms } from './draw.ts';
import type { GiveawayLog } from './log.ts';
import { wordsOfGiveaway } from './verdict-words.ts';
import { verifyGiveaway } from './verify-giveaway.ts';

const ids = {
  giveaway: '0199c000-0000-7000-8000-0000000000aa',
  product: '0199c000-0000-7000-8000-0000000000bb',
};
const SECRET = '5e'.repeat(32);

/** A log as the market would write it. */
function drawn(count: number, struck: number[], secret = SECRET): GiveawayLog {
  const terms = {
    ...{ ...ids, secretHash: hashOfSecret(secret), audience: 'followers' as const },
    ...{ opensAt: '2027-01-31T12:00:00.000Z', endsAt: '2027-01-31T12:05:00.000Z' },
  };
  const entries = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    ticket: (index + 1).toString(16).padStart(32, '0'),
    at: new Date(Date.parse(terms.opensAt) + 1_000 * (index + 1) + 250).toISOString(),
  }));
  const last = entries.reduce((before, entry) => hashOfEntry(before, entry), hashOfTerms(terms));
  const head = hashOfList(last, { count, struck });
  const winner = drawnNumber({ secret, head }, { count, struck });
  return { format: 'souk-giveaway-1', ...terms, secret, entries, struck, cancelledAt: null, head, winner };
}

/** The same again from the words of the guide, by other means. */
function modelOf({ secret, struck, entries, ...log }: GiveawayLog) {
  const of = (...parts: unknown[]) => hash('sha256', parts.join('|'));
  const seal = of('souk giveaway secret', secret);
  let chained = of('souk giveaway', log.giveaway, log.product, seal, log.audience, log.opensAt, log.endsAt);
  for (const { number, ticket, at } of entries) chained = of(chained, number, ticket, at);
  const head = of(chained, 'frozen', entries.length, struck);
  const part = entries.map(({ number }) => number).filter((number) => !struck.includes(number));
  const draw = BigInt(`0x${of('souk giveaway draw', secret, head)}`) >> 204n;
  return { seal, head, winner: part.length > 0 ? part[Number(draw % BigInt(part.length))] : null };
}

test('a draw is what another program, in another language, makes of the same secret and list', () => {
  // By Python’s hashlib.
  const log = drawn(7, [2, 5]);
  expect(log.secretHash).toBe('a2b69ec7824ceb73534df26968a360a82e848a48133a688cb41d313bb89a6a8e');
  expect(log.head).toBe('14e9551b05183e825208d1d77fa525f2d88a042a0bd07153c59d2881da075029');
  expect(log.winner).toBe(3);
  expect(verifyGiveaway(log)).toEqual({
    ...{ ok: true, state: 'drawn', entries: 7, struck: 2, winner: 3, head: log.head },
  });
  expect(wordsOfGiveaway(verifyGiveaway(log))).toContain('entry 3 wins');
});

test('whoever is drawn is whom a model written from the words of the guide draws', () => {
  for (let count = 0; count < 120; count += 1) {
    const struck = Array.from({ length: count }, (_, index) => index + 1).filter(
      (number) => (number * 7 + count) % 5 === 0 || count % 11 === 3,
    );
    const log = drawn(count, struck, hash('sha256', String(count)));
    const model = modelOf(log);
    expect(log).toMatchObject({ secretHash: model.seal, head: model.head, winner: model.winner });
    expect(verifyGiveaway(log)).toMatchObject({ ok: true, winner: model.winner });
  }
});

test('each who takes part wins about as often as another', () => {
  const wins = new Map<number | null, number>();
  for (let n = 0; n < 6_000; n += 1) {
    const winner = drawnNumber({ secret: hash('sha256', `s${n}`), head: 'h' }, { count: 8, struck: [1, 8] });
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  expect([...wins.keys()].toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
  // Five standard deviations.
  for (const count of wins.values()) expect(Math.abs(count - 1_000)).toBeLessThan(145);
});

const changes: Array<[string, (log: GiveawayLog) => GiveawayLog, object]> = [
  ['another secret', (log) => ({ ...log, secret: 'ab'.repeat(32) }), { problem: 'secret' }],
  ['another announced hash', (log) => ({ ...log, secretHash: 'ab'.repeat(32) }), { problem: 'secret' }],
  ['another winner', (log) => ({ ...log, winner: 1 }), { problem: 'winner' }],
  ['nobody as the winner', (log) => ({ ...log, winner: null }), { problem: 'winner' }],
  [
    'an entry left out at the end',
    (log) => ({ ...log, entries: log.entries.slice(0, -1) }),
    { problem: 'head' },
  ],
  [
    'an entry left out in the middle',
    (log) => ({ ...log, entries: log.entries.toSpliced(2, 1) }),
    { problem: 'number', number: 3 },
  ],
  ['an entry of somebody else', (log) => with3(log, { ticket: 'f'.repeat(32) }), { problem: 'head' }],
  ['an entry at another time', (log) => with3(log, { at: '2027-01-31T12:00:03.251Z' }), { problem: 'head' }],
  [
    'an entry after the end',
    (log) => ({ ...log, endsAt: '2027-01-31T12:00:05.000Z' }),
    { problem: 'time', number: 5 },
  ],
  ['an earlier opening', (log) => ({ ...log, opensAt: '2027-01-31T11:00:00.000Z' }), { problem: 'head' }],
  ['open to everyone', (log) => ({ ...log, audience: 'everyone' }), { problem: 'head' }],
  ['something else given away', (log) => ({ ...log, product: ids.giveaway }), { problem: 'head' }],
  ['somebody struck', (log) => ({ ...log, struck: [2, 3, 5] }), { problem: 'head' }],
  ['somebody struck twice', (log) => ({ ...log, struck: [2, 2] }), { problem: 'struck' }],
  ['somebody struck who is not there', (log) => ({ ...log, struck: [2, 9] }), { problem: 'struck' }],
  [
    'a word that nobody knows',
    (log) => with3(log, { name: 'Noor' } as never),
    { problem: 'unreadable', number: 3 },
  ],
  ['a draw without its secret', (log) => ({ ...log, secret: null }), { problem: 'early' }],
];

const with3 = (log: GiveawayLog, change: Partial<GiveawayLog['entries'][number]>): GiveawayLog => ({
  ...log,
  entries: log.entries.map((entry) => (entry.number === 3 ? { ...entry, ...change } : entry)),
});

test.each(changes)('a log with %s is wrong, and says where', (_what, change, verdict) => {
  const wrong = verifyGiveaway(change(drawn(7, [2, 5])));
  expect(wrong).toMatchObject({ ok: false, ...verdict });
  expect(wordsOfGiveaway(wrong)).toContain('WRONG');
});

test('before the draw only the hash of the secret is known, and nothing else is told', () => {
  const open = { ...drawn(0, []), secret: null, head: null, winner: null };
  expect(verifyGiveaway(open)).toEqual({ ok: true, state: 'open', secretHash: open.secretHash });
  expect(wordsOfGiveaway(verifyGiveaway(open))).toContain(open.secretHash);
  expect(verifyGiveaway('no log')).toMatchObject({ ok: false, problem: 'unreadable' });
});

/** One that its host called off after so many entries. */
function calledOff(count: number): GiveawayLog {
  const log = drawn(count, []);
  const cancelledAt = '2027-01-31T12:01:00.000Z';
  const last = log.entries.reduce(
    (before, entry) => hashOfEntry(before, entry),
    hashOfTerms({ ...log, opensAt: log.opensAt ?? '', endsAt: log.endsAt ?? '' }),
  );
  const head = hashOfCancelled(last, { count, at: cancelledAt });
  return { ...log, secret: null, winner: null, cancelledAt, head };
}

test('a giveaway that was called off has a list that anyone checks, and no draw', () => {
  const log = calledOff(4);
  expect(verifyGiveaway(log)).toEqual({ ok: true, state: 'cancelled', entries: 4, head: log.head });
  expect(wordsOfGiveaway(verifyGiveaway(log))).toContain('Called off with 4 entries, and nobody was drawn');
});

test.each<[string, (log: GiveawayLog) => GiveawayLog, string]>([
  ['an entry less', (log) => ({ ...log, entries: log.entries.slice(0, -1) }), 'head'],
  ['an entry after it', (log) => ({ ...log, cancelledAt: '2027-01-31T12:00:03.000Z' }), 'time'],
  ['after its end', (log) => ({ ...log, cancelledAt: '2027-01-31T12:06:00.000Z' }), 'time'],
  ['its secret', (log) => ({ ...log, secret: SECRET }), 'early'],
  ['somebody who won', (log) => ({ ...log, winner: 1 }), 'early'],
  ['no hash', (log) => ({ ...log, head: null }), 'head'],
  ['as if it were open', (log) => ({ ...log, cancelledAt: null }), 'early'],
])('of one that was called off, %s is named wrong', (_, change, problem) => {
  expect(verifyGiveaway(change(calledOff(4)))).toMatchObject({ ok: false, problem });
});
