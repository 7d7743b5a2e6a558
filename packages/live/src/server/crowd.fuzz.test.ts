import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { collectionPath } from '../paths.ts';
import { query } from '../query-schema.ts';
import { chanceFrom } from '../testing/chance.ts';
import { openPerson, type Person } from '../testing/crowd.ts';
import { countsOf, messagesOf } from '../testing/crowd-paths.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { openRoughNetwork } from '../testing/rough-network.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import { postgresBus } from './postgres-bus.ts';
import { readHead, readQuery } from './store.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const PEOPLE = 200;
const ROOMS = 20;
const isLong = process.env.FIGURES === 'long';
const MESSAGES = isLong ? 1_000_000 : process.env.TESTS === 'whole' ? 20_000 : 4_000;
const OUTAGE_MS = isLong ? 20_000 : 3_000;
const EACH = MESSAGES / PEOPLE;
// A hundred of each room's, however many there are.
const SPOT_EVERY = MESSAGES / ROOMS / 100;
const MOST_BEHIND = PEOPLE / 4;
const patient = { interval: 20, timeout: 120_000 };

test(`what 200 people write over bad networks, and while the database is away, is stored once and in order, and all see the same in the end (seed ${seed})`, async () => {
  await using store = await openTestStore();
  const faults: string[] = [];
  const errors: unknown[] = [];
  await using one = await openServer(store, errors);
  await using other = await openServer(store, errors);
  await using networks = await openNetworks([one, other]);
  const crowd = gather(networks.all, (what) => faults.push(what));
  const mostMissed = await letThemWrite(crowd, store);

  // Nobody looks at their page again, or reloads it.
  for (const person of crowd) person.plug();
  await expect.poll(() => crowd.filter(({ isAnswered }) => !isAnswered).length, patient).toBe(0);
  const notLive = () => crowd.filter(({ client }) => client.connectionState !== 'live').length;
  await expect.poll(notLive, patient).toBe(0);
  for (const [room, people] of Map.groupBy(crowd, (person) => person.room))
    await expectStoredOnceInOrder(store, room, people);
  await expectAllSeeTheSame(store, crowd);
  await expectSignOutWipes(crowd.filter((_, at) => at % 10 === 0));
  for (const person of crowd) person.close();

  tried(
    'live documents',
    MESSAGES,
    `messages of ${PEOPLE} people in ${ROOMS} rooms over bad networks, the database away for ${OUTAGE_MS / 1_000} s`,
  );
  // More than anyone is told one by one, where there is as much.
  expect(mostMissed).toBeGreaterThan(isLong ? 500 : 100);
  expect(faults.join('\n')).toBe('');
  expect(errors.filter((error) => !isOutage(error)).join('\n')).toBe('');
}, 3_600_000);

function openServer(store: TestStore, errors: unknown[]) {
  return openLiveServer({
    store,
    hub: {
      declarations: [
        { path: 'rooms/{room}/messages', read: () => true, write: ({ after, who }) => after?.by === who?.id },
        { path: 'rooms/{room}/counts', read: () => true, write: () => true },
      ],
      bus: postgresBus({ client: () => new pg.Client({ connectionString: store.url }) }),
      onError: (error) => errors.push(error),
    },
  });
}

type Server = Awaited<ReturnType<typeof openServer>>;
type Network = Awaited<ReturnType<typeof openRoughNetwork>>;

/** Half of each room over sockets, half over polls, each connection to any of the servers. */
async function openNetworks(servers: readonly Server[]) {
  const all = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) =>
      openRoughNetwork({
        servers,
        polls: Math.floor(at / ROOMS) % 2 === 1,
        chance: chanceFrom(seed + 2 * at + 1),
      }),
    ),
  );
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((network) => network[Symbol.asyncDispose]()));
    },
  };
}

/** Most keep what they wrote. */
function gather(networks: readonly Network[], fault: (what: string) => void): Person[] {
  return networks.map((network, at) =>
    openPerson({
      name: `p${at}`,
      room: `${at % ROOMS}`,
      messages: EACH,
      spotEvery: SPOT_EVERY,
      keepsCacheStore: at % 3 > 0,
      network,
      chance: chanceFrom(seed + 2 * at),
      fault,
    }),
  );
}

/** What is said by a database that goes away, is away, and comes back. */
function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  // Written to one that is gone, ended by an administrator, and taking no connections.
  const codes = ['EPIPE', '57P01', '55000'];
  return codes.includes(String(code)) || /^Connection terminated|not queryable$/.test(String(message));
}

/** Takes the database away once half is written, while people write on. */
async function outage(store: TestStore): Promise<void> {
  await store.lose();
  await wait(OUTAGE_MS);
  await store.giveBack();
}

/** Until all is written; gives how many messages others of their room wrote at most while one was away. */
async function letThemWrite(crowd: Person[], store: TestStore): Promise<number> {
  const chance = chanceFrom(seed - 1);
  const leftAt = new Map<Person, number>();
  let mostMissed = 0;
  let away: Promise<void> | undefined;
  while (crowd.some(({ isDone }) => !isDone)) {
    for (const person of crowd) {
      // Who has written everything still comes and goes, but holds nobody up.
      if (!person.isDone || chance.is(0.2)) await person.act();
      if (chance.is(0.2)) await turn();
    }
    if (writtenBy(crowd) > MESSAGES / 2) away ??= outage(store);
    const rooms = Map.groupBy(crowd, ({ room }) => room);
    for (const person of crowd) {
      const others = writtenBy(rooms.get(person.room) ?? []) - person.written;
      if (!person.isAway) leftAt.set(person, others);
      mostMissed = Math.max(mostMissed, others - (leftAt.get(person) ?? others));
    }
    // Most keep up with what is written; nobody waits for all.
    const behind = () => crowd.filter(({ isAway, isAnswered }) => !isAway && !isAnswered).length;
    await expect.poll(behind, patient).toBeLessThan(MOST_BEHIND);
  }
  await away;
  return mostMissed;
}

const writtenBy = (people: Person[]) => people.reduce((sum, { written }) => sum + written, 0);

async function expectStoredOnceInOrder(store: TestStore, room: string, people: Person[]): Promise<void> {
  const stored = await store.db.query<{ id: string; n: number; by: string; seq: number; born: number }>(
    `select id, data->>'by' as by, (data->>'n')::int as n, seq::int, born::int from live_documents
      where collection = $1 order by seq`,
    [messagesOf(room)],
  );
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  expect(stored.map(({ seq }) => seq)).toEqual(upTo(stored.length));
  expect(stored.map(({ born }) => born)).toEqual(upTo(stored.length));
  expect(await readHead(store.db, collectionPath(messagesOf(room)))).toMatchObject({ seq: stored.length });

  const ids = new Set(stored.map(({ id }) => id));
  const byWriter = Map.groupBy(stored, ({ by }) => by);
  let counted = 0;
  let writes = 0;
  for (const { name, batches } of people) {
    const done = batches.filter(({ ids: [first = ''] }) => ids.has(first));
    // All or none, and none that is missing but what was forgotten.
    expect(batches.filter((batch) => batch.state !== 'forgotten' && !done.includes(batch))).toEqual([]);
    expect(done.flatMap((batch) => batch.ids).filter((id) => !ids.has(id))).toEqual([]);
    const lasting = new Set(done.filter(({ state }) => state !== 'forgotten').flatMap((batch) => batch.ids));
    const inOrder = (byWriter.get(name) ?? []).map(({ id }) => id).filter((id) => lasting.has(id));
    expect(inOrder).toEqual([...lasting]);
    for (const batch of done.filter(({ counts }) => counts)) {
      counted += batch.ids.length;
      writes += 2;
    }
  }
  const counts = await readQuery(store.db, query.parse({ collection: countsOf(room) }));
  expect(counts.find(({ id }) => id === 'all')?.data.n ?? 0).toBe(counted);
  expect(await readHead(store.db, collectionPath(countsOf(room)))).toMatchObject({ seq: writes });
}

/** Who is back is told what is stored, and nothing of it is theirs alone. */
async function expectAllSeeTheSame(store: TestStore, crowd: Person[]): Promise<void> {
  for (const [, people] of Map.groupBy(crowd, ({ room }) => room)) {
    for (const { what, query: asked } of people[0]?.witness.queries ?? []) {
      const stored = await readQuery(store.db, query.parse(asked));
      const docs = stored.map(({ id, data, born }) => ({ id, data, born, pending: false }));
      for (const { witness } of people)
        await expect
          .poll(() => witness.shown(what), patient)
          .toEqual({ docs, fromCache: false, hasPending: false });
    }
  }
}

async function expectSignOutWipes(people: Person[]): Promise<void> {
  for (const { client, cacheStore, cut, signOut, witness, batches, room } of people) {
    cut();
    await signOut();
    expect([cacheStore.docs.size, cacheStore.writes.size]).toEqual([0, 0]);
    for (const { what } of witness.queries)
      expect(witness.shown(what)).toEqual({ docs: [], fromCache: true, hasPending: false });
    const path = `${messagesOf(room)}/${batches[0]?.ids[0]}`;
    await expect(client.get(path)).rejects.toMatchObject({ code: 'unavailable' });
  }
}
