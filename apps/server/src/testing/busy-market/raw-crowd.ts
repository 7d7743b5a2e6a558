import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Leaving, RawRequest } from './raw-request.ts';
import { reasonOf } from './reason-of.ts';

/** Nobody waits longer for an answer, nor for more of it. */
const PATIENCE_MS = 250;
const QUIET_MS = 15;
const MOST_LINGERING = 300;

interface Target {
  url: string;
  port: number;
}

interface CrowdOptions {
  atOnce: number;
  /** The plain question. */
  asks?: string;
}

/**
 * Strangers on sockets of their own, so many at once. Some of them linger while others come. In between each place asks
 * a plain question, so that they come as fast as the target takes them and do not merely fill the system's queue.
 */
export function openRawCrowd({ port, url }: Target, { atOnce, asks = '/healthz' }: CrowdOptions) {
  const open = new Set<Socket>();
  const lingering = new Set<Socket>();
  const faults = new Set<string>();
  const unanswered: string[] = [];

  /** Whatever was sent, it is no fault of the target's. */
  function note(parts: readonly string[], answer: Buffer): void {
    if (/^HTTP\/1\.1 500/.test(answer.toString('latin1', 0, 12))) faults.add(parts.join('').slice(0, 200));
  }

  async function come({ parts, gapMs, leaves }: RawRequest): Promise<void> {
    // It does not go because the other side does.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    open.add(socket);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    void closed.then(() => open.delete(socket));
    if (leaves.how === 'stay') return linger(socket, parts.join(''), leaves);
    const cut = () => (leaves.how === 'reset' ? socket.resetAndDestroy() : socket.destroy());
    let late = setTimeout(cut, leaves.how === 'reset' ? leaves.afterMs : PATIENCE_MS + gapMs * parts.length);
    let got = 0;
    socket.on('data', (bytes) => {
      if (got === 0) note(parts, bytes);
      got += bytes.length;
      if (leaves.how === 'reset' && got >= leaves.afterBytes) return cut();
      if (leaves.how === 'reset') return;
      clearTimeout(late);
      late = setTimeout(cut, QUIET_MS + gapMs * parts.length);
    });
    socket.on('end', () => socket.end());
    for (const part of parts) {
      if (socket.destroyed) break;
      socket.write(part, 'latin1');
      if (gapMs > 0) await pause(gapMs);
    }
    await closed;
    clearTimeout(late);
  }

  function linger(socket: Socket, bytes: string, { reads, ends }: Leaving & { how: 'stay' }): void {
    if (bytes) socket.write(bytes, 'latin1');
    if (ends) socket.end();
    if (reads) socket.resume();
    lingering.add(socket);
    const [longest] = lingering;
    if (lingering.size <= MOST_LINGERING || !longest) return;
    lingering.delete(longest);
    longest.resetAndDestroy();
  }

  /** One that is not answered is noted, and ends nothing: what the others saw is to be told as well. */
  async function ask(): Promise<void> {
    const start = performance.now();
    try {
      await (await fetch(url + asks)).arrayBuffer();
    } catch (error) {
      unanswered.push(`${asks}: ${reasonOf(error)} after ${Math.round(performance.now() - start)} ms`);
    }
  }

  return {
    /** What was answered with 500. */
    faults,
    /** The plain questions that got no answer, each with its reason. */
    unanswered,
    async send(count: number, next: () => RawRequest): Promise<void> {
      let left = count;
      const slots = Array.from({ length: atOnce }, async () => {
        while (left > 0) {
          left -= 1;
          const raw = next();
          // A slow one takes no other's place.
          if (raw.kind === 'slow') void come(raw);
          else await come(raw);
          await ask();
        }
      });
      await Promise.all(slots);
    },
    /** Also those who are slow or stay. */
    leave(): void {
      for (const socket of open) socket.resetAndDestroy();
    },
  };
}
