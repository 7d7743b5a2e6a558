import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { collectionPath } from '../paths.ts';
import { query } from '../query.ts';
import { chanceFrom } from '../testing/chance.ts';
import { countsOf, messagesOf, openPerson, type Person } from '../testing/crowd.ts';
import { openRoughPolls } from '../testing/rough-polls.ts';
import { tried } from '../testing/tried.ts';
import { openWire } from '../testing/wire.ts';
import { Hub } from './hub.ts';
import { Polls } from './polls.ts';
import { postgresBell } from './postgres-bell.ts';
import { readHead, readQuery } from './store.ts';
import { openTestStore } from './test-store.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const PEOPLE = 200;
const ROOMS = 20;
const MESSAGES = process.env.FIGURES === 'long' ? 1_000_000 : 20_000;
const EACH = MESSAGES / PEOPLE;
// A hundred of each room's, however many there are.
const SPOT_EVERY = MESSAGES / ROOMS / 100;
const patient = { interval: 20, timeout: 120_000 };

test(`what 200 people write who come and go is stored once and in order, and all see the same in the end (seed ${seed})`, async () => {
  await using store = await openTestStore();
  const faults: string[] = [];
  const errors: unknown[] = [];
  await using one = openHub(store, errors);
  await using other = openHub(store, errors);
  const crowd = gather([one, other], (what) => faults.push(what));
  const mostMissed = await letThemWrite(crowd);

  for (const person of crowd) person.back();
  await expect.poll(() => crowd.filter(({ isAnswered }) => !isAnswered).length, patient).toBe(0);
  for (const [room, people] of Map.groupBy(crowd, (person) => person.room))
    await expectStoredOnceInOrder(store, room, people);
  await expectAllSeeTheSame(store, crowd);
  await expectSignOutWipes(crowd.filter((_, at) => at % 10 === 0));
  for (const person of crowd) person.close();

  tried('live documents', MESSAGES, `messages of ${PEOPLE} people in ${ROOMS} rooms`);
  // More than anyone is told one by one.
  expect(mostMissed).toBeGreaterThan(500);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
}, 3_600_000);

function openHub(store: Store, errors: unknown[]) {
  return new Hub<{ id: string }>({
    db: store.db,
    declarations: [
      { path: 'rooms/{room}/messages', read: () => true, write: ({ after, who }) => after?.by === who?.id },
      { path: 'rooms/{room}/counts', read: () => true, write: () => true },
    ],
    bell: postgresBell({ client: () => new pg.Client({ connectionString: store.url }) }),
    onError: (error) => errors.push(error),
  });
}

/** Half of each room over a wire, half over polls, each connection to any of the hubs; most keep what they wrote. */
function gather(hubs: Hub<{ id: string }>[], fault: (what: string) => void): Person[] {
  const servers = hubs.map((hub) => new Polls({ hub, recognise: async (token) => ({ id: token }) }));
  return Array.from({ length: PEOPLE }, (_, at) => {
    const chance = chanceFrom(seed + 2 * at);
    const ways = chanceFrom(seed + 2 * at + 1);
    return openPerson({
      name: `p${at}`,
      room: `${at % ROOMS}`,
      messages: EACH,
      spotEvery: SPOT_EVERY,
      keepsShelf: at % 3 > 0,
      network:
        Math.floor(at / ROOMS) % 2 === 0
          ? openWire(() => ways.oneOf(hubs))
          : openRoughPolls({ servers, chance: ways }),
      chance,
      fault,
    });
  });
}

/** Until all is written; gives how many messages others of their room wrote at most while somebody was away. */
async function letThemWrite(crowd: Person[]): Promise<number> {
  const chance = chanceFrom(seed - 1);
  const leftAt = new Map<Person, number>();
  let mostMissed = 0;
  while (crowd.some(({ isDone }) => !isDone)) {
    for (const person of crowd) {
      await person.act();
      if (chance.is(0.2)) await turn();
    }
    const rooms = Map.groupBy(crowd, ({ room }) => room);
    for (const person of crowd) {
      const others = writtenBy(rooms.get(person.room) ?? []) - person.written;
      if (!person.isAway) leftAt.set(person, others);
      mostMissed = Math.max(mostMissed, others - (leftAt.get(person) ?? others));
    }
    // Some keep up with what is written; nobody waits for all.
    const some = crowd.filter(() => chance.is(0.3));
    await expect.poll(() => some.every(({ isAway, isAnswered }) => isAway || isAnswered), patient).toBe(true);
  }
  return mostMissed;
}

const writtenBy = (people: Person[]) => people.reduce((sum, { written }) => sum + written, 0);

async function expectStoredOnceInOrder(store: Store, room: string, people: Person[]): Promise<void> {
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

/** Whoever is back is told what is stored, and nothing of it is theirs alone. */
async function expectAllSeeTheSame(store: Store, crowd: Person[]): Promise<void> {
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
  for (const { client, shelf, cut, signOut, witness, batches, room } of people) {
    cut();
    await signOut();
    expect([shelf.docs.size, shelf.writes.size]).toEqual([0, 0]);
    for (const { what } of witness.queries)
      expect(witness.shown(what)).toEqual({ docs: [], fromCache: true, hasPending: false });
    const path = `${messagesOf(room)}/${batches[0]?.ids[0]}`;
    await expect(client.get(path)).rejects.toMatchObject({ code: 'unavailable' });
  }
}
