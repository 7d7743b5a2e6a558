import { LiveClient } from '@souk/live/client/client.ts';
import { type OpenLink, socketLink } from '@souk/live/client/link.ts';
import { pollLink } from '@souk/live/client/poll-link.ts';
import { serverTime } from '@souk/live/writes.ts';
import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { BusyWorld, Person } from './world.ts';
import type { Writer } from './write-load.ts';
import { onceEach } from './writers.ts';

/** Nobody may write more than 30 messages a minute. */
const PACE_MS = 2_200;
const LATEST = 100;
const ways = ['socket', 'poll'] as const;
export type Way = (typeof ways)[number];

/**
 * People who write to each other, two and two, on sockets and on polls. They have the app open all the time: nobody
 * loads a page again, whatever happens to the market.
 */
export async function openTalkers(world: BusyWorld, { pairs }: { pairs: number }) {
  const talks: Awaited<ReturnType<typeof openTalk>>[] = [];
  for (const way of ways) {
    for (let n = 0; n < pairs; n += 1) talks.push(await openTalk(world, way));
  }
  return {
    writers: talks.flatMap(({ writers }) => writers),
    /** Resolves once each of them sees, as current, the latest that was acknowledged to either. */
    async seeAll(): Promise<void> {
      await Promise.all(talks.map(({ seesAll }) => seesAll()));
    },
    close(): void {
      for (const { close } of talks) close();
    },
  };
}

async function openTalk({ db, url, people }: BusyWorld, way: Way) {
  const two = await people(2);
  const pair = pairOf(two[0]!.id, two[1]!.id);
  const collection = messagesPath(pair);
  const acknowledged: string[] = [];
  const talkers = two.map((person) => openTalker(person));

  function openTalker(person: Person) {
    const client = clientOf(url, way, person);
    const looks = new Set<() => void>();
    let shown = new Set<string>();
    client.listen(
      { collection, order: [['$born', 'down']], limit: 2 * LATEST },
      ({ docs, fromCache, hasPending }) => {
        shown = fromCache || hasPending ? new Set() : new Set(docs.map(({ id }) => id));
        for (const look of looks) look();
      },
    );
    const ids = new Map<number, string>();
    const writer: Writer = {
      kind: `message by ${way}`,
      paceMs: PACE_MS,
      async write(n) {
        const id = crypto.randomUUID();
        ids.set(n, id);
        await client.set(`${collection}/${id}`, { by: person.id, at: serverTime(), text: `Message ${n}` });
        acknowledged.push(id);
        return 'stored';
      },
      async amiss(stored) {
        const rows = await db
          .selectFrom('live_documents')
          .select('id')
          .where('collection', '=', collection)
          .where(sql<boolean>`data ->> 'by' = ${person.id}`)
          .execute();
        const idsOf = (ns: readonly number[]) => ns.map((n) => ids.get(n) ?? '');
        return onceEach(
          rows.map(({ id }) => id),
          idsOf(stored),
          [...ids.values()],
        );
      },
    };
    return {
      client,
      writer,
      seesAll: () =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!acknowledged.slice(-LATEST).every((id) => shown.has(id))) return;
            looks.delete(look);
            resolve();
          };
          looks.add(look);
          look();
        }),
    };
  }

  return {
    writers: talkers.map(({ writer }) => writer),
    seesAll: async () => void (await Promise.all(talkers.map(({ seesAll }) => seesAll()))),
    close() {
      for (const { client } of talkers) client.close();
    },
  };
}

/**
 * Resolves once a person who opens the app now is shown what is there, however often their client has to try.
 */
export async function welcomed({ url }: BusyWorld, person: Person, way: Way): Promise<void> {
  const client = clientOf(url, way, person);
  try {
    await new Promise<void>((resolve, reject) => {
      client.listen(
        { collection: `inboxes/${person.id}/conversations` },
        ({ fromCache }) => {
          if (!fromCache) resolve();
        },
        reject,
      );
    });
  } finally {
    client.close();
  }
}

export const clientOf = (url: string, way: Way, { token }: Person) =>
  new LiveClient({ link: linkOf(url, way), token: () => token });

const linkOf = (url: string, way: Way): OpenLink =>
  way === 'socket' ? socketLink(`${url.replace('http', 'ws')}/live`) : pollLink(`${url}/live/poll`);
