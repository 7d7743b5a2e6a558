import { afterEach, expect, test, vi } from 'vitest';
import { openTestHub } from '../testing/test-hub.ts';

const HALF_A_MINUTE_MS = 30_000;

afterEach(() => void vi.useRealTimers());

test.each([
  ['nobody’s any more', '', 'unauthenticated'],
  ['a suspended person’s', 'suspended', 'permission-denied'],
])(
  'a hello with a token that is %s is refused by its id, and another one is heard',
  async (_, token, code) => {
    await using world = await openTestHub();
    const ana = world.connect();
    ana.hello(token);
    expect(await ana.next('error')).toMatchObject({ id: 'hello', code });
    ana.hello('ana');
    expect(await ana.next('welcome')).toMatchObject({ who: 'ana' });
  },
);

test('who signs in anew and is refused hears nothing more of what they listened to', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  ana.say({ op: 'listen', id: 1, query: { collection: 'rooms/7/messages' } });
  await ana.next('snapshot');
  ana.hello('suspended');
  await ana.next('error');
  expect(world.hub.crowds().size).toBe(0);
  ana.say({ op: 'get', id: 2, paths: ['news/1'] });
  expect(await ana.next('error')).toMatchObject({ id: 2, code: 'failed-precondition' });
});

test('while the database is away a hello is refused with when to try again, and then heard', async () => {
  await using world = await openTestHub({ failing: true });
  const ana = world.connect();
  await world.store.lose();
  ana.hello('ana');
  const { id, code, retryAfterMs } = await ana.next('error');
  expect({ id, code }).toEqual({ id: 'hello', code: 'unavailable' });
  expect(retryAfterMs).toBeGreaterThan(0);
  await world.store.giveBack();
  ana.hello('ana');
  expect(await ana.next('welcome')).toMatchObject({ who: 'ana' });
});

test('a hello of another version of the protocol is refused by its id', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.say('{"op":"hello","protocol":2,"token":null}');
  expect(await ana.next('error')).toMatchObject({ id: 'hello', code: 'unimplemented' });
});

test('who says no hello that is heard is waited for half a minute, and who was heard is not sent away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using world = await openTestHub();
  const [silent, refused, heard, late] = [world.connect(), world.connect(), world.connect(), world.connect()];
  refused.hello('');
  await refused.next('error');
  heard.hello('ana');
  await heard.next('welcome');
  late.hello('suspended');
  await late.next('error');
  late.hello('ana');
  await late.next('welcome');
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
  expect([silent, refused, heard, late].map(({ transport }) => transport.closed)).toEqual([
    'no-hello',
    'no-hello',
    undefined,
    undefined,
  ]);
});

test('a beat is answered at once, before a hello too, and while something takes long', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.say({ op: 'beat' });
  expect(ana.frames).toEqual([{ op: 'beat', at: expect.any(Number) }]);
  ana.hello('ana');
  ana.say({ op: 'beat' });
  expect(ana.frames).toMatchObject([{ op: 'beat' }, { op: 'beat' }]);
  await ana.next('welcome');
});

test('a frame over the limit is refused by the id that stands at its beginning', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  const id = '3f0e8400-0000-4000-8000-000000000000';
  const data = { text: 'x'.repeat(60_000), by: 'ana' };
  const writes = [1, 2, 3, 4, 5].map((n) => ({ op: 'set' as const, path: `rooms/7/messages/${n}`, data }));
  ana.say({ op: 'write', id, writes });
  expect(await ana.next('error')).toMatchObject({ id, code: 'invalid-argument' });
  ana.say({ op: 'get', id: 7, paths: Array.from({ length: 3_000 }, () => `news/${'x'.repeat(100)}`) });
  expect(await ana.next('error')).toMatchObject({ id: 7, code: 'invalid-argument' });
});
