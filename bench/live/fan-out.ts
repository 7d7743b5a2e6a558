import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, type Bar, median } from '../bars.ts';
import { type Crowd, gather, LISTENERS } from './crowd.ts';
import { type Program, startProgram } from './program.ts';
import { helloOf, listenTo } from './room.ts';
import { bareSpeakers, liveSpeakers, type Speakers } from './speakers.ts';

interface Side {
  server: Program;
  crowd: Crowd;
  speakers: Speakers;
}
interface Turn {
  /** Seconds of the server's processor time. */
  cpu: number;
  p50: number;
  p99: number;
}

const calm = { messages: 60, perSecond: 20, rounds: 5 };
const busy = { messages: 300, perSecond: 100, rounds: 3 };
const PATIENCE_MS = 120_000;

/** One room with 2 000 listeners: what is stored and told costs a server hardly more than telling it alone. */
export async function measureFanOut(database: string): Promise<Bar[]> {
  await using live = await openSide('./live-server.ts', database);
  await using bare = await openSide('./bare-server.ts', database);
  const sides = [bare, live] as const;
  const atCalm = await compare(sides, calm);
  const atBusy = await compare(sides, busy);
  return [
    atMost(
      '20 messages a second to 2 000, server CPU against bare ws',
      median(atCalm.map(cpuRatio)),
      1.1,
      '×',
    ),
    atMost(
      '20 messages a second to 2 000, p99 against bare ws',
      median(atCalm.map(([yardstick, ours]) => ours.p99 / yardstick.p99)),
      1.3,
      '×',
    ),
    atLeast(
      '100 messages a second, deliveries per CPU second against bare ws',
      median(atBusy.map((pair) => 1 / cpuRatio(pair))),
      1.5,
      '×',
    ),
  ];
}

const cpuRatio = ([yardstick, ours]: Pair): number => ours.cpu / yardstick.cpu;

type Pair = readonly [bare: Turn, live: Turn];

/** Each round has both before and after the other, as the machine may be busier at one time than at another. */
async function compare(
  [bare, live]: readonly [Side, Side],
  { messages, perSecond, rounds }: typeof calm,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const turns = { bare: [] as Turn[], live: [] as Turn[] };
    for (const side of ['bare', 'live', 'live', 'bare'] as const) {
      turns[side].push(await measure(side === 'bare' ? bare : live, messages, perSecond));
    }
    const pair = [both(turns.bare), both(turns.live)] as const;
    console.log(`  ${perSecond}/s, round ${round}: bare ${told(pair[0])}, live ${told(pair[1])}`);
    // The first round warms both up.
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

async function measure(
  { server, crowd, speakers }: Side,
  messages: number,
  perSecond: number,
): Promise<Turn> {
  // What is left of the turn before is over.
  await pause(300);
  await crowd.begin(messages);
  const before = await server.ask<number>('cpu');
  await speakers.say(messages, perSecond);
  const { lost, doubled, times } = await crowd.all(PATIENCE_MS);
  const cpu = (await server.ask<number>('cpu')) - before;
  if (lost + doubled > 0)
    throw new Error(`Of ${messages * LISTENERS} deliveries ${lost} were lost and ${doubled} doubled.`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { cpu, p50: at(0.5), p99: at(0.99) };
}

const both = (turns: Turn[]): Turn => ({
  cpu: mean(turns.map(({ cpu }) => cpu)),
  p50: mean(turns.map(({ p50 }) => p50)),
  p99: mean(turns.map(({ p99 }) => p99)),
});
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const told = ({ cpu, p50, p99 }: Turn): string =>
  `${cpu.toFixed(2)} s CPU, p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`;

async function openSide(file: './live-server.ts' | './bare-server.ts', database: string) {
  const isLive = file === './live-server.ts';
  const server = startProgram(file, [database]);
  const port = await server.ask<number>('listen');
  const room = 'fan-out';
  const crowd = await gather({ port, frames: isLive ? [helloOf(null), listenTo(room, 50)] : [] });
  const speakers = isLive ? await liveSpeakers(port, room) : await bareSpeakers(port);
  return {
    server,
    crowd,
    speakers,
    async [Symbol.asyncDispose]() {
      speakers[Symbol.dispose]();
      await Promise.all([crowd[Symbol.asyncDispose](), server[Symbol.asyncDispose]()]);
    },
  };
}
