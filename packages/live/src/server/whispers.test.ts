import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestHub, type Person } from '../testing/test-hub.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { ChannelDeclaration } from './channel.ts';
import { postgresBell } from './postgres-bell.ts';

const channels: Array<ChannelDeclaration<Person>> = [
  {
    path: 'rooms/{room}/typing',
    hear: ({ who }) => who !== null,
    speak: ({ who, data }) => who !== null && who.id !== 'carla' && typeof data.typing === 'boolean',
  },
  {
    path: 'rooms/{room}/reactions',
    hear: () => true,
    speak: () => true,
    count: ({ emoji }) => (typeof emoji === 'string' ? emoji : null),
  },
  { path: 'silence' },
];
const typing = 'rooms/7/typing';
const reactions = 'rooms/7/reactions';

const tune = (channel: string, id = 1) => ({ op: 'tune' as const, id, channel });
const whisper = (channel: string, data: Record<string, unknown>) => ({
  op: 'whisper' as const,
  channel,
  data,
});

type World = Awaited<ReturnType<typeof openTestHub>>;
type Client = ReturnType<World['connect']>;

async function tunedTo<Names extends string[]>(world: World, channel: string, ...names: Names) {
  const people = names.map((name) => {
    const person = world.connect();
    person.hello(name);
    person.say(tune(channel));
    return person;
  });
  for (const person of people) await person.settled();
  return people as { [Name in keyof Names]: Client };
}

test('who is tuned hears what others whisper, not what they whisper themselves', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben, dora] = await tunedTo(world, typing, 'ana', 'ben', 'dora');
  ana.say(whisper(typing, { typing: true }));
  expect(await ben.next('whispered')).toEqual({
    op: 'whispered',
    id: 1,
    said: [{ from: 'ana', data: { typing: true } }],
  });
  dora.say({ op: 'untune', id: 1 });
  await dora.settled();
  ben.say(whisper(typing, { typing: true }));
  expect((await ana.next('whispered')).said).toEqual([{ from: 'ben', data: { typing: true } }]);
  expect(dora.frames.filter(({ op }) => op === 'whispered')).toHaveLength(1);
  expect([...ana.frames, ...ben.frames].filter(({ op }) => op === 'whispered')).toEqual([]);
});

test('what many say alike is told once with how often, and each is told of the others', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben] = await tunedTo(world, reactions, 'ana', 'ben');
  for (let one = 0; one < 3; one += 1) ana.say(whisper(reactions, { emoji: '🔥' }));
  ben.say(whisper(reactions, { emoji: '🔥' }));
  ben.say(whisper(reactions, { emoji: '👏' }));
  ben.say(whisper(reactions, { hello: 1 }));
  // In one bundle or, on a slow day, in a few: the sums are the same.
  const heard = async (person: Client, wanted: Record<string, number>) => {
    const sums: Record<string, number> = {};
    while (Object.entries(wanted).some(([key, times]) => (sums[key] ?? 0) < times)) {
      for (const { from, data, times = 1 } of (await person.next('whispered')).said) {
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
  ['to listen where one may not', 'ana', tune('silence'), 'permission-denied', 1],
  ['to listen as a stranger', null, tune(typing), 'permission-denied', 1],
  ['to speak where nobody may', 'ana', whisper('silence', {}), 'permission-denied', null],
  ['to speak against the rules', 'carla', whisper(typing, { typing: true }), 'permission-denied', null],
  ['to say what the rules do not let one say', 'ana', whisper(typing, { a: 1 }), 'permission-denied', null],
  ['to listen where there is nothing', 'ana', tune('rooms/7/rumours'), 'invalid-argument', 1],
  ['to speak where there is nothing', 'ana', whisper('rooms', { a: 1 }), 'invalid-argument', null],
  ['to speak to a document', 'ana', whisper('rooms/7', { a: 1 }), 'invalid-argument', null],
  ['to say too much', 'ana', whisper(reactions, { text: 'x'.repeat(1_100) }), 'invalid-argument', null],
])('%s is refused by its code, and the connection is kept', async (_, name, frame, code, id) => {
  await using world = await openTestHub({ channels });
  const person = world.connect();
  person.hello(name);
  person.say(frame);
  expect(await person.next('error')).toMatchObject({ id, code });
  person.say(tune(reactions, 2));
  person.say(tune(typing, 2));
  expect(await person.next('error')).toMatchObject({ id: 2, code: 'failed-precondition' });
  expect(person.line.closed).toBeUndefined();
});

test('beyond twenty whispers a second the rest is dropped without a word, and a flood of them closes', async () => {
  await using world = await openTestHub({ channels });
  const [ben, ana] = await tunedTo(world, reactions, 'ben', 'ana');
  for (let one = 0; one < 30; one += 1) ana.say(whisper(reactions, { n: one }));
  await ana.settled();
  const heard: unknown[] = [];
  while (heard.length < 20) heard.push(...(await ben.next('whispered')).said.map(({ data }) => data.n));
  expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ana.frames.filter(({ op }) => op === 'error')).toEqual([]);
  expect(ana.line.closed).toBeUndefined();
  for (let one = 0; one < 171; one += 1) ana.say(whisper(reactions, { n: one }));
  await ana.settled();
  expect(ana.line.closed).toBe('flooding');
  expect(ben.frames.filter(({ op }) => op === 'whispered')).toEqual([]);
});

test('who signs out hears no more of what is for people who are signed in', async () => {
  await using world = await openTestHub({ channels });
  const [ana, ben] = await tunedTo(world, typing, 'ana', 'ben');
  ben.hello(null);
  expect(await ben.next('error')).toMatchObject({ id: 1, code: 'permission-denied' });
  const [dora] = await tunedTo(world, typing, 'dora');
  ana.say(whisper(typing, { typing: true }));
  await dora.next('whispered');
  expect(ben.frames.filter(({ op }) => op === 'whispered')).toEqual([]);
});

test('one who reads nothing is told no whispers, and those who read are', async () => {
  await using world = await openTestHub({ channels });
  const [slow, ben, ana] = await tunedTo(world, typing, 'slow', 'ben', 'ana');
  slow.line.waiting = 1_000_000;
  ana.say(whisper(typing, { typing: true }));
  await ben.next('whispered');
  expect(slow.frames.filter(({ op }) => op === 'whispered')).toEqual([]);
});

test('what is whispered in one process is heard in the others, each once, and fetched only where someone listens', async () => {
  await using store = await openTestStore();
  const bellOf = () => postgresBell({ client: () => new pg.Client({ connectionString: store.url }) });
  await using one = await openTestHub({ store, channels, bell: bellOf(), now: Date.now });
  await using other = await openTestHub({ store, channels, bell: bellOf(), now: Date.now });
  const [ana, carl] = await tunedTo(one, reactions, 'ana', 'carl');
  const [ben] = await tunedTo(other, reactions, 'ben');
  // A process that has just begun may miss whispers, so until the first is heard there may be several.
  let told = false;
  void ben.next('whispered').then(() => (told = true));
  await expect
    .poll(() => {
      if (!told) ana.say(whisper(reactions, { n: 0 }));
      return told;
    })
    .toBe(true);
  ana.say(whisper(reactions, { emoji: '🔥' }));
  ana.say(whisper('rooms/8/reactions', { emoji: '🔥' }));
  ben.say(whisper(reactions, { emoji: '👏' }));
  const fire = await ben.next('whispered', ({ said }) => said.some(({ data }) => data.emoji === '🔥'));
  expect(fire.said.filter(({ data }) => data.emoji)).toEqual([
    { from: null, data: { emoji: '🔥' }, times: 1 },
  ]);
  for (const person of [ana, carl])
    await person.next('whispered', ({ said }) =>
      said.some(({ data, times }) => data.emoji === '👏' && times === 1),
    );
  expect(ben.frames.filter((frame) => JSON.stringify(frame).includes('👏'))).toEqual([]);
});
