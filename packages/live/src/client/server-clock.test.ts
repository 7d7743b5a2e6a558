import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { ServerClock } from './server-clock.ts';

/** An answer that was so long on its way there and back, from a server whose clock is so far ahead. */
const answer = (askedAt: number, there: number, back: number, ahead: number) => ({
  askedAt,
  heardAt: askedAt + there + back,
  at: askedAt + there + ahead,
});

test('a reader whose clock is four seconds late learns so, even over a line that is slow one way', () => {
  const clock = new ServerClock();
  expect(clock.time).toBeNull();
  clock.take(answer(0, 900, 100, 4_000));
  expect(clock.time).toEqual({ offsetMs: 4_400, roundTripMs: 1_000 });
  clock.take(answer(5_000, 20, 20, 4_000));
  clock.take(answer(10_000, 500, 100, 4_000));
  expect(clock.time).toEqual({ offsetMs: 4_000, roundTripMs: 600 });
});

test('a clock that is set anew while one watches is measured anew', () => {
  const clock = new ServerClock();
  for (let n = 0; n < 5; n += 1) clock.take(answer(n * 1_000, 10, 10, 4_000));
  clock.take(answer(6_000, 40, 40, -60_000));
  expect(clock.time).toEqual({ offsetMs: -60_000, roundTripMs: 80 });
});

test('whoever asks a server what time it is is told, before they sign in as well', async () => {
  await using server = await openLiveServer();
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => null });
  const known = new Promise<void>((resolve) => client.clock.subscribe(resolve));
  client.onConnectionState(() => client.askTime());
  await known;
  expect(Math.abs(client.clock.time?.offsetMs ?? Number.NaN)).toBeLessThan(1_000);
  expect(client.clock.time?.roundTripMs).toBeLessThan(5_000);
  client.close();
});
