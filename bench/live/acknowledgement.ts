import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { atMost, type Bar, median } from '../bars.ts';
import { startProgram } from './program.ts';
import { helloOf, lineOf } from './room.ts';
import { open } from './speakers.ts';
import type { WebSocket } from './ws.ts';

const ROUNDS = 7;
const WRITES = 300;

/** From a write's sending until it is known to be stored, against one insert that is answered over the same socket. */
export async function measureAcknowledgement(database: string): Promise<Bar[]> {
  await using live = startProgram('./live-server.ts', [database]);
  await using bare = startProgram('./bare-server.ts', [database]);
  const writing = await open(await live.ask<number>('listen'), '/');
  writing.send(JSON.stringify(helloOf('ana')));
  await once(writing, 'message');
  const inserting = await open(await bare.ask<number>('listen'), '/insert');
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = { bare: [] as number[], live: [] as number[] };
    for (let n = 0; n < WRITES; n += 1) {
      times.bare.push(await answered(inserting, insertOf(n)));
      times.live.push(await answered(writing, writeOf(n)));
    }
    const [yardstick, ours] = [at(times.bare), at(times.live)];
    console.log(
      `  acknowledged, round ${round}: insert p50 ${yardstick.p50.toFixed(2)} p99 ${yardstick.p99.toFixed(2)} ms, ` +
        `live p50 ${ours.p50.toFixed(2)} p99 ${ours.p99.toFixed(2)} ms`,
    );
    // The first round warms both up.
    if (round > 0) ratios.push(ours.p99 / yardstick.p99);
  }
  writing.terminate();
  inserting.terminate();
  return [atMost('write acknowledged, p99 against a bare insert', median(ratios), 2, '×')];
}

async function answered(socket: WebSocket, frame: string): Promise<number> {
  const began = performance.now();
  socket.send(frame);
  const [answer] = await once(socket, 'message');
  const took = performance.now() - began;
  if (!String(answer).startsWith('{"op":"ack"')) throw new Error(String(answer));
  return took;
}

const insertOf = (n: number): string =>
  JSON.stringify({ id: randomUUID(), room: 'written', data: { by: 'ana', text: lineOf(n) } });

const writeOf = (n: number): string =>
  JSON.stringify({
    op: 'write',
    id: randomUUID(),
    writes: [
      { op: 'set', path: `rooms/written/messages/${randomUUID()}`, data: { by: 'ana', text: lineOf(n) } },
    ],
  });

function at(times: number[]) {
  times.sort((a, b) => a - b);
  return { p50: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
