import { afterEach, expect, test, vi } from 'vitest';
import { pollLink } from './poll-link.ts';

const SECOND = 1_000;

afterEach(() => void vi.useRealTimers());

test.each([
  ['says nothing', []],
  ['says something late', [19]],
  ['says something now and then', [4, 8, 12, 16, 20, 24, 28]],
])(
  'who polls over a network that brings no answer any more and %s knows within 30 seconds',
  async (_, said) => {
    vi.useFakeTimers();
    let isDead = false;
    const ask: typeof fetch = (_, init) =>
      isDead
        ? new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          )
        : Promise.resolve(
            Response.json({ session: 's', turn: JSON.parse(String(init?.body)).turn, frames: [] }),
          );
    let closed = 0;
    const link = pollLink(
      '',
      ask,
    )({
      open: () => undefined,
      frame: () => {
        isDead = true;
      },
      closed: () => {
        closed += 1;
      },
    });
    await vi.waitFor(() => expect(isDead).toBe(true));
    for (const second of said)
      setTimeout(() => link.send({ op: 'publish', channel: 'rooms/1/typing', data: {} }), second * SECOND);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(closed).toBe(1);
  },
);
