import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, signIn } from '../auctions/people.ts';
import { nextBid } from '../auctions/world.ts';
import { atLeast, atMost, type Bar, median } from '../bars.ts';
import { openReceivers } from './forwarding.ts';
import { percentile } from './percentile.ts';
import type { RoomMarket } from './room-market.ts';
import { startSource } from './source.ts';

const VIEWERS = 100;
const BITS_PER_SECOND = 2_400_000;
const BIDDERS = 50;
/** One person is let speak so often in a minute. */
const SPEAKERS = 150;
const BIDS_A_SECOND = 60;
const LINES_A_SECOND = 30;
const ROUNDS = 3;
const ROUND_MS = 8_000;
const SETTLE_MS = 2_000;

interface Answered {
  bids: number;
  lines: number;
}

/** A show that a hundred watch and that is recorded, and what bids and chat of the same machine feel of it. */
export async function measureBesideBids(market: RoomMarket): Promise<Bar[]> {
  const people = await signIn(market.db, market.port, BIDDERS + SPEAKERS);
  const quiet = await rounds((round) => answered(`round ${round}, alone`));
  await using _source = await startSource(await market.publishDoor(), BITS_PER_SECOND);
  await using receivers = await openReceivers(
    await Promise.all(Array.from({ length: VIEWERS }, () => market.watchDoor())),
  );
  await pause(SETTLE_MS);
  const seen = { received: 0, lost: 0, delays: [] as number[] };
  const beside = await rounds(async (round) => {
    await receivers.ask();
    const times = await answered(`round ${round}, beside ${VIEWERS} viewers`);
    const { received, lost, delays } = await receivers.ask();
    if (received === 0) throw new Error('the viewers of this measurement saw nothing');
    // The first round warms up.
    if (round > 0) {
      seen.received += received;
      seen.lost += lost;
      seen.delays = seen.delays.concat(delays);
    }
    return times;
  });

  async function answered(what: string): Promise<Answered> {
    const times = await askEvenly(people, market);
    console.log(`  bids and chat, ${what}: ${said(times)}`);
    return times;
  }
  const recorded = await secondsRecorded(market);
  for (const { socket } of people) socket.terminate();
  const ratio = (what: keyof Answered) =>
    median(beside.map((one) => one[what])) / median(quiet.map((one) => one[what]));
  const where = `${VIEWERS} viewers of 2.4 Mbit/s, recorded, beside bids and chat`;
  return [
    atMost(`${where}: packets lost of ${seen.received}`, seen.lost, 0),
    atMost(`${where}: added on the way, p99`, percentile(seen.delays, 0.99), 8, 'ms'),
    atLeast(`${where}: seconds recorded`, recorded, (ROUNDS * ROUND_MS) / 1_000, 's'),
    atMost('bids beside them, p99 of its quiet self', ratio('bids'), 1.25, '×'),
    atMost('chat beside them, p99 of its quiet self', ratio('lines'), 1.25, '×'),
  ];
}

/** All but the first, which warms up. */
async function rounds<Result>(act: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) results.push(await act(round));
  return results.slice(1);
}

const said = ({ bids, lines }: Answered) => `bids ${bids.toFixed(1)} ms, chat ${lines.toFixed(1)} ms`;

/** Bids and lines of chat, each at its time whether or not the one before is answered. */
async function askEvenly(people: readonly Person[], { lotId, showId }: RoomMarket): Promise<Answered> {
  const sentAt = new Map<string, number>();
  const times = { bids: [] as number[], lines: [] as number[] };
  const hear = (kind: keyof typeof times) => (data: unknown) => {
    const { op, id } = JSON.parse(String(data));
    const at = sentAt.get(id);
    if (at === undefined) return;
    if (op === 'error') throw new Error(String(data));
    times[kind].push(performance.now() - at);
  };
  const [bidders, speakers] = [people.slice(0, BIDDERS), people.slice(BIDDERS)];
  const [bidHeard, lineHeard] = [hear('bids'), hear('lines')];
  for (const { socket } of bidders) socket.on('message', bidHeard);
  for (const { socket } of speakers) socket.on('message', lineHeard);
  const ask = ({ socket }: Person, id: string, frame: object) => {
    sentAt.set(id, performance.now());
    socket.send(JSON.stringify({ id, ...frame }));
  };
  await Promise.all([
    evenly(BIDS_A_SECOND, (n) => {
      const { kind, amount } = nextBid();
      const bid = { op: 'call', name: 'place-bid', data: { lotId, kind, amount } };
      ask(bidders[n % bidders.length]!, randomUUID(), bid);
    }),
    evenly(LINES_A_SECOND, (n) => {
      const speaker = speakers[n % speakers.length]!;
      const data = { by: speaker.userId, at: Date.now(), text: 'Is the blue one still there?' };
      const write = { op: 'set', path: `rooms/${showId}/messages/${randomUUID()}`, data };
      ask(speaker, randomUUID(), { op: 'write', writes: [write] });
    }),
  ]);
  while (times.bids.length + times.lines.length < sentAt.size) await pause(20);
  for (const { socket } of bidders) socket.off('message', bidHeard);
  for (const { socket } of speakers) socket.off('message', lineHeard);
  return { bids: percentile(times.bids, 0.99), lines: percentile(times.lines, 0.99) };
}

async function evenly(aSecond: number, act: (n: number) => void): Promise<void> {
  const began = performance.now();
  for (let n = 0; n < (aSecond * ROUND_MS) / 1_000; n += 1) {
    const early = began + (n * 1_000) / aSecond - performance.now();
    if (early > 1) await pause(early);
    act(n);
  }
}

async function secondsRecorded({ db, showId }: RoomMarket): Promise<number> {
  const { seconds } = await db
    .selectFrom('recording_segments')
    .select((eb) => eb.fn.sum<number>('seconds').as('seconds'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return Number(seconds ?? 0);
}
