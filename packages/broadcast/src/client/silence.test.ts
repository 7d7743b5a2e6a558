import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSilent } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Counted {
  type: string;
  bytesReceived?: number;
}

/** What a browser's connection says of itself, at the n-th time it is asked. */
function connectionThat(counts: (n: number) => Counted[]) {
  let asked = 0;
  const getStats = async () => {
    asked += 1;
    return new Map(counts(asked).map((part, n) => [`${n}`, part]));
  };
  return Object.assign(new EventTarget(), { connectionState: 'connected', getStats });
}

/** Whether it counts as silent within so many seconds. */
async function isSilentWithin(seconds: number, connection: ReturnType<typeof connectionThat>) {
  const over = new AbortController();
  let isSilent = false;
  void whenSilent(connection as unknown as RTCPeerConnection, over.signal).then(() => {
    isSilent = !over.signal.aborted;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  over.abort();
  await vi.advanceTimersByTimeAsync(0);
  return isSilent;
}

const growing = (type: string) => (n: number) => [{ type, bytesReceived: n * 100 }];

test.each(['transport', 'candidate-pair', 'inbound-rtp'])(
  'where a browser counts by %s alone, a line stays as long as something comes',
  async (type) => {
    const also = type === 'transport' ? [] : [{ type: 'transport' }];
    const counts = (n: number) => [...also, ...growing(type)(n)];
    expect(await isSilentWithin(60, connectionThat(counts))).toBe(false);
    expect(
      await isSilentWithin(
        10,
        connectionThat((n) => counts(Math.min(n, 5))),
      ),
    ).toBe(true);
  },
);

test('a browser that counts nothing keeps its line until it says itself that it has failed', async () => {
  const connection = connectionThat(() => [{ type: 'transport' }]);
  expect(await isSilentWithin(60, connection)).toBe(false);
  connection.connectionState = 'failed';
  const ended = whenSilent(connection as unknown as RTCPeerConnection, new AbortController().signal);
  connection.dispatchEvent(new Event('connectionstatechange'));
  await ended;
});
