import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveClient } from '../client/client.ts';
import type { Snapshot } from '../client/view.ts';
import { LiveError } from '../errors.ts';
import { query } from '../query-schema.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import { openTestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import { openWire } from '../testing/wire.ts';
import { increment, type Write } from '../writes.ts';
import { Hub } from './hub.ts';
import { readQuery } from './store.ts';

const runs = process.env.FIGURES === 'long' ? 5_000 : 200;

/** What the server cannot do now: so many of the next hellos and writes. */
interface Trouble {
  hellos: number;
  writes: number;
}

const notNow = () => new LiveError('unavailable', 'Not now.', 1);

/**
 * Three devices that write, listen, lose their connection in the middle of anything, are refused for a while, see the
 * database restored, and are started anew.
 */
test('devices that edit the same documents, online and not, end with what the server has, each write done once and in order', async () => {
  await using store = await openTestStore();
  const trouble: Trouble = { hellos: 0, writes: 0 };
  const write = () => {
    if (trouble.writes === 0) return true;
    trouble.writes -= 1;
    throw notNow();
  };
  const declarations = [{ path: 'rooms/{room}/docs', read: () => true, write }];
  const errors: unknown[] = [];
  await using hub = new Hub<{ id: string }>({
    db: store.db,
    declarations,
    onError: (error) => errors.push(error),
  });
  let room = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      room += 1;
      const collection = `rooms/${room}/docs`;
      const restore = async () => {
        // The table is another one then, with the same in it.
        await store.db.query('vacuum full live_collections');
        await hub.epoch.look();
      };
      const devices = [0, 1, 2].map((one) =>
        openDevice({ hub, collection, name: `${one}`, trouble, restore }),
      );
      for (const { device, act } of steps) await devices[device]?.[act.kind](act as never);
      for (const device of devices) device.plug();
      await Promise.all(devices.map((device) => device.settled()));

      const stored = await readQuery(store.db, query.parse({ collection, order: [['$id', 'up']] }));
      const wanted = stored.map(({ id, data }) => ({ id, data }));
      for (const device of devices) {
        await expect
          .poll(
            () => {
              const { docs, ...about } = device.seen() ?? {};
              return { ...about, docs: docs?.map(({ id, data }) => ({ id, data })) };
            },
            { interval: 5, timeout: 5_000 },
          )
          .toEqual({ docs: wanted, fromCache: false, hasPending: false });
      }
      for (const device of devices) {
        const notes = stored.filter((doc) => doc.id.startsWith(device.noteId('')));
        const inOrder = notes.sort((a, b) => a.born - b.born).map((doc) => doc.id);
        expect(inOrder).toEqual(
          Array.from({ length: device.noted() }, (_, at) => device.noteId(`${at + 1}`)),
        );
      }
      const counted = stored.find(({ id }) => id === 'count')?.data.n ?? 0;
      expect(counted).toBe(devices.reduce((sum, device) => sum + device.counted(), 0));
      for (const device of devices) device.close();
    }),
    { numRuns: runs },
  );
  tried('live documents', runs, 'scripts of three devices');
  expect(errors).toEqual([]);
}, 900_000);

type Act =
  | { kind: 'set'; id: string; n: number }
  | { kind: 'change'; id: string; n: number }
  | { kind: 'remove'; id: string }
  | { kind: 'count' }
  | { kind: 'both'; id: string; n: number }
  | { kind: 'note' }
  | { kind: 'refuseHellos'; times: number }
  | { kind: 'refuseWrites'; times: number }
  | { kind: 'restore' }
  | { kind: 'cut' }
  | { kind: 'plug' }
  | { kind: 'restart' }
  | { kind: 'rest'; turns: number };

const id = fc.constantFrom('a', 'b', 'c');
const n = fc.integer({ min: 0, max: 9 });
const times = fc.integer({ min: 1, max: 4 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), id, n }),
  fc.record({ kind: fc.constant('change' as const), id, n }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({ kind: fc.constant('both' as const), id, n }),
  fc.record({ kind: fc.constant('note' as const) }),
  fc.record({ kind: fc.constant('refuseHellos' as const), times }),
  fc.record({ kind: fc.constant('refuseWrites' as const), times }),
  fc.record({ kind: fc.constant('restore' as const) }),
  fc.record({ kind: fc.constant('cut' as const) }),
  fc.record({ kind: fc.constant('plug' as const) }),
  fc.record({ kind: fc.constant('restart' as const) }),
  fc.record({ kind: fc.constant('rest' as const), turns: fc.integer({ min: 1, max: 30 }) }),
);
const step = fc.record({ device: fc.integer({ min: 0, max: 2 }), act });

interface DeviceParts {
  hub: Hub<{ id: string }>;
  collection: string;
  name: string;
  trouble: Trouble;
  restore: () => Promise<void>;
}

/** A device with a cache store that outlives its page, and a wire that can be cut with frames on it. */
function openDevice({ hub, collection, name, trouble, restore }: DeviceParts) {
  const cacheStore = memoryCacheStore();
  const wire = openWire(
    () => hub,
    async (token) => {
      if (trouble.hellos === 0) return { id: token };
      trouble.hellos -= 1;
      throw notNow();
    },
  );
  let client = start();
  let seen: Snapshot | undefined;
  let counted = 0;
  let noted = 0;
  const noteId = (n: string) => `note-${name}-${n}`;

  function start(): LiveClient {
    const own = new LiveClient({ link: wire.link, token: () => name, cacheStore, random: () => 0 });
    own.listen({ collection, order: [['$id', 'up']] }, (snapshot) => {
      if (own === client) seen = snapshot;
    });
    return own;
  }

  // One that is refused, an update of nothing, says so to nobody here.
  const write = (writes: Write[]) => void client.write(writes).catch(() => undefined);
  const path = (doc: string) => `${collection}/${doc}` as Write['path'];
  const count = { op: 'set', path: path('count'), data: { n: increment(1) } } as const;

  return {
    set: (one: { id: string; n: number }) =>
      write([{ op: 'set', path: path(one.id), data: { n: one.n, by: name } }]),
    change: (one: { id: string; n: number }) =>
      write([{ op: 'update', path: path(one.id), data: { n: one.n } }]),
    remove: (one: { id: string }) => write([{ op: 'delete', path: path(one.id) }]),
    count: () => {
      counted += 1;
      write([count]);
    },
    both(one: { id: string; n: number }) {
      counted += 1;
      write([count, { op: 'set', path: path(one.id), data: { n: one.n, by: name } }]);
    },
    note() {
      noted += 1;
      write([{ op: 'set', path: path(noteId(`${noted}`)), data: { by: name } }]);
    },
    refuseHellos(one: { times: number }) {
      trouble.hellos += one.times;
    },
    refuseWrites(one: { times: number }) {
      trouble.writes += one.times;
    },
    restore,
    noteId,
    noted: () => noted,
    cut: () => wire.cut(),
    plug: () => {
      wire.plug();
      client.hurry();
    },
    async restart() {
      client.close();
      seen = undefined;
      // What was written before the page went is in the cache store, and is sent by the next page.
      client = start();
      await client.ready;
    },
    async rest({ turns }: { turns: number }) {
      for (let one = 0; one < turns; one += 1) await turn();
    },
    seen: () => seen,
    counted: () => counted,
    async settled() {
      client.hurry();
      await expect.poll(() => cacheStore.writes.size, { interval: 5, timeout: 10_000 }).toBe(0);
    },
    close: () => client.close(),
  };
}
