import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LotId, ShowId } from '@souk/shared/ids.ts';
import { connectDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { atMost, type Bar, median } from '../bars.ts';
import { freePort, start } from '../foundation/market.ts';
import { type Program, startProgram } from '../live/program.ts';
import { type Person, signIn } from './people.ts';
import { makeLot, nextBid } from './world.ts';

const WATCHERS = 2_000;
const PROCESSES = 2;
const BIDDERS = 200;
const SPEAKERS = 100;
const BIDS_A_SECOND = 500;
const LINES_A_SECOND = 50;
const ROUNDS = 3;
const ROUND_MS = 4_000;

interface Turn {
  /** Milliseconds until a bid was answered, and until the last watcher knew of it; 99 of 100 were faster. */
  answered: number;
  told: number;
}

/** A lot that many bid on and many more watch, without chat and with it. */
export async function measureWatched(url: string, dataDir: string): Promise<Bar[]> {
  const { db, close } = connectDatabase(url);
  const port = await freePort();
  await using _market = await start(
    'node',
    ['apps/server/.cache/market/main.mjs', '--roles=web,live'],
    {
      ...{ NODE_ENV: 'production', DATABASE_URL: url, SOUK_DATA: dataDir },
      ...{ PORT: String(port), HOST: '127.0.0.1' },
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  const lot = await makeLot(db);
  const showId = await showOf(db, lot);
  const bidders = await signIn(db, port, BIDDERS);
  const speakers = await signIn(db, port, SPEAKERS);
  const watchers = await gather(port, showId);
  const quiet: Turn[] = [];
  const beside: Turn[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await bidEvenly(bidders, lot, watchers);
    const talking = new AbortController();
    const chat = speak(speakers, showId, talking.signal);
    const spoken = await bidEvenly(bidders, lot, watchers);
    talking.abort();
    await chat;
    console.log(`  500 bids a second to 2 000, round ${round}: ${said(alone)}; beside chat ${said(spoken)}`);
    // The first round warms up.
    if (round > 0) quiet.push(alone);
    if (round > 0) beside.push(spoken);
  }
  for (const { socket } of [...bidders, ...speakers]) socket.terminate();
  await Promise.all(watchers.map((part) => part[Symbol.asyncDispose]()));
  await close();
  const ratios = beside.map(({ answered }, round) => answered / (quiet[round]?.answered ?? 1));
  return [
    atMost(
      '500 bids a second with 2 000 watching, answered, p99',
      median(quiet.map((one) => one.answered)),
      25,
      'ms',
    ),
    atMost('the last of 2 000 watchers knows of a bid, p99', median(quiet.map((one) => one.told)), 60, 'ms'),
    atMost('50 lines of chat a second beside them, p99 of answers', median(ratios), 1.25, '×'),
  ];
}

const said = ({ answered, told }: Turn): string =>
  `answered ${answered.toFixed(1)} ms, told ${told.toFixed(1)} ms`;

/** Each bid at its time, whether or not the one before is answered. */
async function bidEvenly(
  bidders: readonly Person[],
  lotId: LotId,
  watchers: readonly Program[],
): Promise<Turn> {
  await pause(500);
  await Promise.all(watchers.map((part) => part.ask('begin')));
  const sentAt = new Map<string, number>();
  const answered: number[] = [];
  const numbered = new Map<number, number>();
  const hear = (data: unknown) => {
    const { op, id, data: answer } = JSON.parse(String(data));
    const at = sentAt.get(id);
    if (at === undefined) return;
    const isLate = answer?.error?.code === 'bid_too_low';
    if (op !== 'answered' || (answer.error && !isLate)) throw new Error(String(data));
    answered.push(now() - at);
    // Two over different connections may come the other way round.
    if (!isLate) numbered.set(answer.number, at);
  };
  for (const { socket } of bidders) socket.on('message', hear);
  const count = (BIDS_A_SECOND * ROUND_MS) / 1_000;
  const began = now();
  for (let n = 0; n < count; n += 1) {
    const early = began + (n * 1_000) / BIDS_A_SECOND - now();
    if (early > 1) await pause(early);
    const id = randomUUID();
    const { kind, amount } = nextBid();
    sentAt.set(id, now());
    bidders[n % BIDDERS]?.socket.send(
      JSON.stringify({ op: 'call', id, name: 'place-bid', data: { lotId, kind, amount } }),
    );
  }
  while (answered.length < count) await pause(20);
  await pause(500);
  for (const { socket } of bidders) socket.off('message', hear);
  const heard = await Promise.all(watchers.map((part) => part.ask<Array<number | null>>('heard')));
  const told = [...numbered].map(([number, at]) => {
    const last = heard.map((of) => of[number] ?? null);
    if (last.includes(null)) throw new Error(`not everyone heard of bid ${number}`);
    return Math.max(...(last as number[])) - at;
  });
  return { answered: p99(answered), told: p99(told) };
}

async function speak(speakers: readonly Person[], showId: ShowId, signal: AbortSignal): Promise<void> {
  const refuse = (data: unknown) => {
    if (String(data).startsWith('{"op":"error"')) throw new Error(String(data));
  };
  for (const { socket } of speakers) socket.on('message', refuse);
  for (let n = 0; !signal.aborted; n += 1) {
    const { userId, socket } = speakers[n % SPEAKERS] as Person;
    const data = { by: userId, at: Date.now(), text: 'Is the blue one still there?' };
    const path = `rooms/${showId}/messages/${randomUUID()}`;
    socket.send(JSON.stringify({ op: 'write', id: randomUUID(), writes: [{ op: 'set', path, data }] }));
    await pause(1_000 / LINES_A_SECOND);
  }
  for (const { socket } of speakers) socket.off('message', refuse);
}

async function gather(port: number, showId: ShowId): Promise<Program[]> {
  const parts = Array.from({ length: PROCESSES }, () => startProgram('../auctions/watchers.ts'));
  await Promise.all(parts.map((part) => part.ask('join', { port, showId, count: WATCHERS / PROCESSES })));
  return parts;
}

async function showOf(db: Db, lotId: LotId): Promise<ShowId> {
  const row = await db.selectFrom('lots').select('show_id').where('id', '=', lotId).executeTakeFirstOrThrow();
  return row.show_id as ShowId;
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** The same in every process of this machine. */
const now = (): number => performance.timeOrigin + performance.now();
