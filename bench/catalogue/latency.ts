import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

const readers = 10;
const times = 4;
// Each connection plans a statement anew the first five times.
const warmUps = 2;
// Who asks the same within a second is given the same answer: each round is to be work.
const sharedMs = 1_100;

export interface Latency {
  p50: number;
  p95: number;
}

/** What ten people at once wait for, each path asked for a few times; the first times round warm up. */
export async function latencyOf(
  address: string,
  paths: readonly string[],
  headers: OutgoingHttpHeaders = {},
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const left = [...paths];
    const reader = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const waited = await ask(agent, address + path, headers);
        if (round >= warmUps) waits.push(waited);
      }
    };
    await Promise.all(Array.from({ length: readers }, reader));
    await after(sharedMs);
  }
  agent.destroy();
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Milliseconds until the whole answer was there. */
function ask(agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
