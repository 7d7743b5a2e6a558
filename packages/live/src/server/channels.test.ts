import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestHub, type Person } from '../testing/test-hub.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { ChannelDeclaration } from './channel.ts';
import { postgresBus } from './postgres-bus.ts';

const channels: Array<ChannelDeclaration<Person>> = [
  {
    path: 'rooms/{room}/typing',
    subscribe: ({ who }) => who !== null,
    publish: ({ who, data }) => who !== null && who.id !== 'carla' && typeof data.typing === 'boolean',
  },
  {
    path: 'rooms/{room}/reactions',
    subscribe: () => true,
    publish: () => true,
    count: ({ emoji }) => (typeof emoji === 'string' ? emoji : null),
  },
  { path: 'silence' },
];
const typing = 'rooms/7/typing';
const reactions = 'rooms/7/reactions';

const subscribe = (channel: string, id = 1) => ({ op: 'subscribe' as const, id, channel });
const publish = (channel: string, data: Record<string, unknown>) => ({
  op: 'publish' as const,
  channel,
  data,
});

type World = Awaited<ReturnType<typeof openTestHub>>;
type Client = ReturnType<World['connect']>;

async function subscribedTo<Names extends string[]>(world: World, channel: string, ...names: Names) {
  const people = names.map((name) => {
    const person = world.connect();
    person.hello(name);
    person.say(subscribe(channel));
    return person;
  });
  for (const person of people) await person.settled();
  return people as { [Name in keyof Names]: Client };
}

test('a subscriber is told what others publish, not what they publish themselves', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben, dora] = await subscribedTo(world, typing, 'ana', 'ben', 'dora');
  ana.say(publish(typing, { typing: true }));
  expect(await ben.next('published')).toEqual({
    op: 'published',
    id: 1,
    messages: [{ from: 'ana', data: { typing: true } }],
  });
  dora.say({ op: 'unsubscribe', id: 1 });
  await dora.settled();
  ben.say(publish(typing, { typing: true }));
  expect((await ana.next('published')).messages).toEqual([{ from: 'ben', data: { typing: true } }]);
  expect(dora.frames.filter(({ op }) => op === 'published')).toHaveLength(1);
  expect([...ana.frames, ...ben.frames].filter(({ op }) => op === 'published')).toEqual([]);
});

test('what many say alike is told once with how often, and each is told of the others', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben] = await subscribedTo(world, reactions, 'ana', 'ben');
  for (let one = 0; one < 3; one += 1) ana.say(publish(reactions, { emoji: '🔥' }));
  ben.say(publish(reactions, { emoji: '🔥' }));
  ben.say(publish(reactions, { emoji: '👏' }));
  ben.say(publish(reactions, { hello: 1 }));
  // In one bundle or, on a slow day, in a few: the sums are the same.
  const heard = async (person: Client, wanted: Record<string, number>) => {
    const sums: Record<string, number> = {};
    while (Object.entries(wanted).some(([key, times]) => (sums[key] ?? 0) < times)) {
      for (const { from, data, times = 1 } of (await person.next('published')).messages) {
        const key = `${from} ${JSON.stringify(data)}`;
        sums[key] = (sums[key] ?? 0) + times;
      }
    }
    return sums;
  };
  const wanted = { 'null {"emoji":"🔥"}': 1, 'null {"emoji":"👏"}': 1, 'ben {"hello":1}': 1 };
  expect(await heard(ana, wanted)).toEqual(wanted);
  const others = { 'null {"emoji":"🔥"}': 3 };
  expect(await heard(ben, others)).toEqual(others);
});

test.each([
  ['to listen where one may not', 'ana', subscribe('silence'), 'permission-denied', 1],
  ['to listen as a stranger', null, subscribe(typing), 'permission-denied', 1],
  ['to publish where nobody may', 'ana', publish('silence', {}), 'permission-denied', null],
  ['to publish against the rules', 'carla', publish(typing, { typing: true }), 'permission-denied', null],
  ['to say what the rules do not let one say', 'ana', publish(typing, { a: 1 }), 'permission-denied', null],
  ['to listen where there is nothing', 'ana', subscribe('rooms/7/rumours'), 'invalid-argument', 1],
  ['to publish where there is nothing', 'ana', publish('rooms', { a: 1 }), 'invalid-argument', null],
  ['to publish to a document', 'ana', publish('rooms/7', { a: 1 }), 'invalid-argument', null],
  ['to say too much', 'ana', publish(reactions, { text: 'x'.repeat(1_100) }), 'invalid-argument', null],
])('%s is refused by its code, and the connection is kept', async (_, name, frame, code, id) => {
  await using world = await openTestHub({ channels });
  const person = world.connect();
  person.hello(name);
  person.say(frame);
  expect(await person.next('error')).toMatchObject({ id, code });
  person.say(subscribe(reactions, 2));
  person.say(subscribe(typing, 2));
  expect(await person.next('error')).toMatchObject({ id: 2, code: 'failed-precondition' });
  expect(person.transport.closed).toBeUndefined();
});

test('beyond twenty messages a second the rest is dropped without a word, and a flood of them closes', async () => {
  await using world = await openTestHub({ channels });
  const [ben, ana] = await subscribedTo(world, reactions, 'ben', 'ana');
  for (let one = 0; one < 30; one += 1) ana.say(publish(reactions, { n: one }));
  await ana.settled();
  const heard: unknown[] = [];
  while (heard.length < 20) heard.push(...(await ben.next('published')).messages.map(({ data }) => data.n));
  expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ana.frames.filter(({ op }) => op === 'error')).toEqual([]);
  expect(ana.transport.closed).toBeUndefined();
  for (let one = 0; one < 171; one += 1) ana.say(publish(reactions, { n: one }));
  await ana.settled();
  expect(ana.transport.closed).toBe('flooding');
  expect(ben.frames.filter(({ op }) => op === 'published')).toEqual([]);
});

test('who signs out hears no more of what is for people who are signed in', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben] = await subscribedTo(world, typing, 'ana', 'ben');
  ben.hello(null);
  expect(await ben.next('error')).toMatchObject({ id: 1, code: 'permission-denied' });
  const [dora] = await subscribedTo(world, typing, 'dora');
  ana.say(publish(typing, { typing: true }));
  await dora.next('published');
  expect(ben.frames.filter(({ op }) => op === 'published')).toEqual([]);
});

test('one who reads nothing is told no messages of channels, and those who read are', async () => {
  await using world = await openTestHub({ channels });
  const [slow, ben, ana] = await subscribedTo(world, typing, 'slow', 'ben', 'ana');
  slow.transport.waiting = 1_000_000;
  ana.say(publish(typing, { typing: true }));
  await ben.next('published');
  expect(slow.frames.filter(({ op }) => op === 'published')).toEqual([]);
});

test('what is published in one process is told in the others, each once, and fetched only where someone subscribes', async () => {
  await using store = await openTestStore();
  const openOneBus = () => postgresBus({ client: () => new pg.Client({ connectionString: store.url }) });
  await using one = await openTestHub({ store, channels, bus: openOneBus(), now: Date.now });
  await using other = await openTestHub({ store, channels, bus: openOneBus(), now: Date.now });
  const [ana, carl] = await subscribedTo(one, reactions, 'ana', 'carl');
  const [ben] = await subscribedTo(other, reactions, 'ben');
  // A process that has just begun may miss messages, so until the first is told there may be several.
  let told = false;
  void ben.next('published').then(() => (told = true));
  await expect
    .poll(() => {
      if (!told) ana.say(publish(reactions, { n: 0 }));
      return told;
    })
    .toBe(true);
  ana.say(publish(reactions, { emoji: '🔥' }));
  ana.say(publish('rooms/8/reactions', { emoji: '🔥' }));
  ben.say(publish(reactions, { emoji: '👏' }));
  const fire = await ben.next('published', ({ messages }) =>
    messages.some(({ data }) => data.emoji === '🔥'),
  );
  expect(fire.messages.filter(({ data }) => data.emoji)).toEqual([
    { from: null, data: { emoji: '🔥' }, times: 1 },
  ]);
  for (const person of [ana, carl])
    await person.next('published', ({ messages }) =>
      messages.some(({ data, times }) => data.emoji === '👏' && times === 1),
    );
  expect(ben.frames.filter((frame) => JSON.stringify(frame).includes('👏'))).toEqual([]);
});
