import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfSecret } from '../giveaways/draw.ts';
import { type BreakContent, drawnContents, hashOfBreak, hashOfSpot, hashOfSpots, spotsOf } from './draw.ts';
import type { BreakLog } from './log.ts';
import { wordsOfBreak } from './verdict-words.ts';
import { verifyBreak } from './verify-break.ts';

const SECRET = '5e'.repeat(32);
const id = (n: number) => `0199c000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const cards: BreakContent[] = [
  { name: 'Gold rookie · 金', pieces: 1, worth: 40_000 },
  { name: 'Silver', pieces: 3, worth: 1_200 },
  { name: 'Base', pieces: 6, worth: null },
];

/** A log as the market would write it, in which these spots were sold one after the other. */
function drawn(sold: readonly number[], contents = cards, secret = SECRET): BreakLog {
  const terms = { break: id(1), kind: 'break' as const, secretHash: hashOfSecret(secret), contents };
  const declared = hashOfBreak(terms);
  let last = declared;
  const entries = sold.map((spot, index) => {
    const at = new Date(Date.UTC(2027, 0, 31, 12, index)).toISOString();
    const entry = {
      number: index + 1,
      spot,
      lot: id(100 + spot),
      lotHead: hash('sha256', `lot ${spot}`),
      at,
    };
    last = hashOfSpot(last, entry);
    return { ...entry, hash: last };
  });
  const house = Array.from({ length: spotsOf(contents) }, (_, at) => at + 1).filter((n) => !sold.includes(n));
  const head = hashOfSpots(last, { count: sold.length, house });
  const all = drawnContents({ secret, head }, contents);
  return {
    format: 'souk-break-1',
    ...terms,
    contents: [...contents],
    declared,
    secret,
    entries,
    house,
    head,
    drawn: all,
  };
}

/** The same again from the words of the guide, by other means. */
function modelOf({ secret, secretHash, contents, entries, house, ...log }: BreakLog) {
  const of = (...parts: unknown[]) => hash('sha256', parts.join('|'));
  const pieces = contents.flatMap((content, at) => Array<number>(content.pieces).fill(at + 1));
  let chained = of('souk break', log.break, log.kind, pieces.length, secretHash);
  for (const [at, { name, pieces, worth }] of contents.entries())
    chained = of(chained, at + 1, pieces, worth ?? 'none', Buffer.from(name).toString('hex'));
  const declared = chained;
  for (const { number, spot, lot, lotHead, at } of entries)
    chained = of(chained, number, spot, lot, lotHead, at);
  const head = of(chained, 'frozen', entries.length, house);
  const free = pieces.map((_, at) => at + 1);
  const drawn: number[] = [];
  for (const [at, content] of pieces.entries()) {
    const lucky = BigInt(`0x${of('souk giveaway draw', secret, of(head, at + 1))}`) >> 204n;
    const [spot = 0] = free.splice(Number(lucky % BigInt(free.length)), 1);
    drawn[spot - 1] = content;
  }
  return { declared, head, drawn };
}

test('a break is what another program, in another language, makes of the same secret and buyers', () => {
  // By Python’s hashlib.
  const log = drawn([4, 1, 7]);
  expect(log.declared).toBe('697a9537c3c797dd6ae690a772d9f0d4653d337eb4520512eb38c66fe1ba65d6');
  expect(log.head).toBe('281b5d536c53d5734481ff28d42302706ffd4fe3d4b5312d1410e059502b101d');
  expect(log.drawn).toEqual([2, 3, 1, 3, 3, 2, 3, 3, 3, 2]);
  expect(verifyBreak(log)).toEqual({ ok: true, state: 'drawn', entries: 3, spots: 10, head: log.head });
  expect(wordsOfBreak(verifyBreak(log))).toContain('3 of 10 spots were bought');
});

test('whatever was declared and sold, every piece goes to one spot, as a model of the guide’s words has it', () => {
  for (let n = 0; n < 150; n += 1) {
    const contents = Array.from({ length: 1 + (n % 9) }, (_, at) => ({
      ...{ name: `Piece ${at}`, pieces: 1 + ((n * 7 + at * 3) % 5), worth: n % 2 ? at + 1 : null },
    })).concat({ name: 'Last', pieces: 1, worth: null });
    const spots = spotsOf(contents);
    const sold = Array.from({ length: spots }, (_, at) => ((at * 7 + n) % spots) + 1);
    const some = [...new Set(sold)].slice(0, n % (spots + 1));
    const log = drawn(some, contents, hash('sha256', String(n)));
    const { declared, head, drawn: model } = modelOf(log);
    expect(log).toMatchObject({ declared, head, drawn: model });
    expect(verifyBreak(log)).toMatchObject({ ok: true, entries: some.length, spots });
    for (const [at, { pieces }] of contents.entries())
      expect(log.drawn.filter((content) => content === at + 1)).toHaveLength(pieces);
    expect(log.drawn).toHaveLength(spots);
  }
});

test('who bought which spot first is part of the draw, and each spot gets the best piece about as often', () => {
  const orders = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
  ].map((sold) => drawn(sold));
  expect(new Set(orders.map(({ head }) => head)).size).toBe(3);
  expect(new Set(orders.map(({ drawn: all }) => all.join())).size).toBe(3);
  const best = Array<number>(10).fill(0);
  for (let n = 0; n < 4_000; n += 1) {
    const all = drawnContents({ secret: hash('sha256', `s${n}`), head: 'h' }, cards);
    const spot = all.indexOf(1);
    best[spot] = (best[spot] ?? 0) + 1;
  }
  // Five standard deviations.
  for (const count of best) expect(Math.abs(count - 400)).toBeLessThan(95);
});

test('before the draw a log tells what is declared and no more', () => {
  const open = { ...drawn([]), secret: null, entries: [], house: [], head: null, drawn: [] };
  expect(verifyBreak(open)).toEqual({ ok: true, state: 'open', declared: open.declared });
  expect(wordsOfBreak(verifyBreak(open))).toContain(open.declared);
  expect(verifyBreak({ ...open, drawn: [1] })).toMatchObject({ problem: 'early' });
  expect(verifyBreak({ ...open, secret: SECRET })).toMatchObject({ problem: 'early' });
});

const second = (log: BreakLog, change: object): BreakLog => ({
  ...log,
  entries: log.entries.map((entry, at) => (at === 1 ? { ...entry, ...change } : entry)),
});
const content = (log: BreakLog, change: Partial<BreakContent>): BreakLog => ({
  ...log,
  contents: log.contents.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
});

const changes: Array<[string, (log: BreakLog) => object, object]> = [
  ['another name of a piece', (log) => content(log, { name: 'Gold rookie · 银' }), { problem: 'declared' }],
  ['more of the best piece', (log) => content(log, { pieces: 2 }), { problem: 'declared' }],
  ['another worth', (log) => content(log, { worth: 40_001 }), { problem: 'declared' }],
  ['a surprise set', (log) => ({ ...log, kind: 'surprise' }), { problem: 'declared' }],
  ['another announced hash', (log) => ({ ...log, secretHash: 'ab'.repeat(32) }), { problem: 'declared' }],
  ['another secret', (log) => ({ ...log, secret: 'ab'.repeat(32) }), { problem: 'secret' }],
  ['another spot', (log) => second(log, { spot: 2 }), { problem: 'hash', number: 2 }],
  ['a spot bought twice', (log) => second(log, { spot: 4 }), { problem: 'spot', number: 2 }],
  ['a spot that is not there', (log) => second(log, { spot: 11 }), { problem: 'spot', number: 2 }],
  ['another lot', (log) => second(log, { lot: id(9) }), { problem: 'hash', number: 2 }],
  ['other bids', (log) => second(log, { lotHead: 'cd'.repeat(32) }), { problem: 'hash', number: 2 }],
  ['another hash', (log) => second(log, { hash: 'cd'.repeat(32) }), { problem: 'hash', number: 2 }],
  [
    'sold before the one before',
    (log) => second(log, { at: '2027-01-31T11:59:59.999Z' }),
    { problem: 'time', number: 2 },
  ],
  [
    'a millisecond later',
    (log) => second(log, { at: '2027-01-31T12:01:00.001Z' }),
    { problem: 'hash', number: 2 },
  ],
  [
    'a buyer left out',
    (log) => ({ ...log, entries: log.entries.toSpliced(1, 1) }),
    { problem: 'number', number: 2 },
  ],
  ['the last buyer left out', (log) => ({ ...log, entries: log.entries.slice(0, -1) }), { problem: 'house' }],
  ['a spot kept from the shop', (log) => ({ ...log, house: log.house.slice(1) }), { problem: 'house' }],
  ['another frozen list', (log) => ({ ...log, head: 'ab'.repeat(32) }), { problem: 'head' }],
  ['two spots that changed places', (log) => ({ ...log, drawn: swapped(log.drawn) }), { problem: 'drawn' }],
  [
    'a spot without anything',
    (log) => ({ ...log, drawn: log.drawn.slice(0, -1) }),
    { problem: 'drawn', number: 10 },
  ],
  ['a word that nobody knows', (log) => second(log, { name: 'Noor' }), { problem: 'unreadable', number: 2 }],
];

/** The best piece and whatever the spot after it has. */
function swapped(all: readonly number[]): number[] {
  const best = all.indexOf(1);
  const other = all.findIndex((one) => one !== 1);
  return all.map((one, at) => (at === best ? (all[other] ?? 0) : at === other ? 1 : one));
}

test.each(changes)('%s in a log is named wrong', (_, change, verdict) => {
  const log = drawn([4, 1, 7]);
  expect(verifyBreak(log).ok).toBe(true);
  expect(verifyBreak(change(log))).toMatchObject({ ok: false, ...verdict });
});

test('one changed byte anywhere in a log is found', () => {
  const text = JSON.stringify(drawn([4, 1, 7]));
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!/[0-9a-f]/.test(text[at] ?? '')) continue;
    const changed = `${text.slice(0, at)}${String.fromCharCode(code === 57 || code === 102 ? code - 1 : code + 1)}${text.slice(at + 1)}`;
    expect(verifyBreak(tryParse(changed)).ok, changed.slice(at - 20, at + 20)).toBe(false);
  }
});

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
