import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { problemOfText } from '@souk/shared/live/room-chat/rules.ts';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../platform/ids.ts';
import { questionsByFact } from '../content/room-questions.ts';
import { hostSays, shippingAnswers, viewersSay } from '../content/room-talk.ts';
import { kindWords } from '../content/words/all-kinds.ts';
import { bots } from './crowd.ts';
import { type RoomNow, regularsOf, talkBetween, worded } from './talking.rules.ts';

const START = Date.parse('2026-11-20T20:00:00Z');
const host = idOf<UserId>('ana');
const [winner] = bots;

const piece = {
  title: 'Leaf teapot, rust',
  piece: 'teapot',
  told: [
    'The belly is wide so the leaves have room to open.',
    'Signed under the foot, packed in straw and paper.',
  ],
  facts: [
    { name: 'Material', value: 'Stoneware, ash glaze' },
    { name: 'Weight', value: '1.2 kg' },
  ],
};
const room = (change: Partial<RoomNow> = {}): RoomNow => ({
  showId: idOf<ShowId>('kiln opening'),
  host: { id: host, firstName: 'Ana', town: 'Porto', sendsWithinDays: 2 },
  isHosted: true,
  running: {
    ...piece,
    price: '$24',
    next: '$25',
    sight: {
      ...{
        id: idOf<LotId>('lot 14'),
        showId: idOf<ShowId>('kiln opening'),
        price: 2_400,
        nextBid: 2_500,
        bidCount: 6,
      },
      ...{ leaderId: null, startsAt: START, endsAt: START + 40_000, bidAt: START + 9_000, worth: 8_400 },
    },
  },
  last: {
    ...{
      ...piece,
      id: idOf<LotId>('lot 13'),
      closedAt: START - 12_000,
      isSold: true,
      bids: 20,
      price: '$61',
    },
    winner: winner ? { id: winner.id, handle: winner.handle } : null,
  },
  upNext: 'Moon mug, honey',
  ...change,
});
const between = (from: number, to: number, change: Partial<RoomNow> = {}) =>
  talkBetween(room(change), bots, START + from * 1_000, START + to * 1_000);

describe('in a room that somebody is in', () => {
  test('the host opens the lot, tells of it, and answers what is asked', () => {
    const all = between(-1, 60);
    expect(all[0]?.by === host || all.some(({ key, by }) => key.endsWith('opening') && by === host)).toBe(
      true,
    );
    for (const { key, at } of all.filter(({ key }) => key.includes('asks'))) {
      const answer = all.find((other) => other.key === key.replace('asks', 'answers'));
      expect(answer?.by).toBe(host);
      expect((answer?.at ?? 0) - at).toBeGreaterThan(2_500);
      expect((answer?.at ?? 0) - at).toBeLessThan(6_000);
    }
  });

  test('a sale is told with its winner and price, cheered, and thanked for by who won', () => {
    const after = between(-12, 0, { running: null });
    const [first] = after;
    expect(worded(first?.among[0] ?? '', first?.words ?? {})).toMatch(new RegExp(`@${winner?.handle}`));
    expect(after.filter(({ among }) => among === viewersSay.cheer).length).toBeGreaterThan(0);
    for (const { by } of after.filter(({ among }) => among === viewersSay.thanks))
      expect(by).toBe(winner?.id);
  });

  test('a visitor who wins says their own thanks', () => {
    const last = room().last;
    const visitor = { id: idOf<UserId>('ines'), handle: 'ines' };
    const after = between(-12, 0, { running: null, last: last && { ...last, winner: visitor } });
    expect(after.some(({ by }) => by === visitor.id)).toBe(false);
  });

  test('nobody speaks for a host who is a visitor', () => {
    expect(between(-12, 60, { isHosted: false }).some(({ by }) => by === host)).toBe(false);
  });

  test('seconds after each other say together what one long stretch says, each thing once', () => {
    const whole = between(0, 60).map(({ key }) => key);
    const parts = Array.from({ length: 60 }, (_, i) => between(i, i + 1).map(({ key }) => key)).flat();
    expect(parts.toSorted()).toEqual(whole.toSorted());
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(8);
    expect(whole.length).toBeLessThan(30);
  });

  test('other people are in other rooms', () => {
    const [one, other] = ['kiln', 'lamps'].map((name) =>
      regularsOf(idOf<ShowId>(name), bots).map(({ id }) => id),
    );
    expect(one).not.toEqual(other);
  });
});

test('every fact that things of the demo world have can be asked for', () => {
  const names = new Set(Object.values(kindWords).flatMap(({ facts }) => Object.keys(facts)));
  expect([...names, 'Weight', 'Condition'].filter((name) => !questionsByFact[name])).toEqual([]);
});

test('every line may be said, and names only what is known where it is said', () => {
  const known = new Set([
    'title',
    'price',
    'next',
    'winner',
    'name',
    'host',
    'town',
    'days',
    'piece',
    'value',
    'value:lower',
  ]);
  const lines = [hostSays, viewersSay].flatMap((lists) => Object.values(lists).flat());
  const asked = Object.values(questionsByFact).flatMap(({ asked, answered }) => [...asked, ...answered]);
  const all = [...lines, ...asked, ...shippingAnswers];
  for (const line of all) {
    for (const [, name] of line.matchAll(/\{([^}]*)\}/g)) expect(known, line).toContain(name);
    expect(problemOfText(line)).toBeUndefined();
  }
  expect(new Set(lines).size).toBe(lines.length);
});
