import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveError } from '../errors.ts';
import { query } from '../query-schema.ts';
import { Hub } from '../server/hub.ts';
import { readQuery } from '../server/store.ts';
import { openTestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import { openWire } from '../testing/wire.ts';
import { increment, type Write } from '../writes.ts';
import type { CacheStore, StoredWrite } from './cache-store.ts';
import { LiveClient } from './client.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';
import type { Snapshot } from './view.ts';

const runs = process.env.FIGURES === 'long' ? 300 : 30;
const patient = { interval: 5, timeout: 20_000 };

/** Tabs that come and go, each with writes of its own in one cache store, over one connection that is cut now and then. */
test('tabs that come and go in the middle of anything end with what the server has, each write done once', async () => {
  await using store = await openTestStore();
  const errors: unknown[] = [];
  await using hub = new Hub<{ id: string }>({
    db: store.db,
    declarations: [{ path: 'rooms/{room}/docs', read: () => true, write: () => true }],
    onError: (error) => errors.push(error),
  });
  let room = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      room += 1;
      const collection = `rooms/${room}/docs`;
      const browser = openBrowser(hub, collection);
      for (const one of steps) await browser[one.kind](one as never);
      const tabs = await browser.settled();

      const stored = await readQuery(store.db, query.parse({ collection, order: [['$id', 'up']] }));
      const wanted = stored.map(({ id, data }) => ({ id, data }));
      for (const tab of tabs) {
        const seen = () => tab.seen()?.docs.map(({ id, data }) => ({ id, data }));
        await expect.poll(seen, patient).toEqual(wanted);
        await expect.poll(() => tab.seen(), patient).toMatchObject({ fromCache: false, hasPending: false });
      }
      expect(stored.find(({ id }) => id === 'count')?.data.n ?? 0).toBe(browser.counted());
      // A cut that is not noticed yet leaves none for a moment.
      await expect.poll(browser.connections, patient).toBe(1);
      for (const tab of tabs) tab.close();
    }),
    { numRuns: runs },
  );
  tried('live documents', runs, 'scripts of three tabs');
  expect(errors).toEqual([]);
}, 900_000);

const tab = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('count' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      tab,
      id: fc.constantFrom('a', 'b'),
      n: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plug' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refuse' as const), hellos: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('rest' as const),
      turns: fc.integer({ min: 1, max: 30 }),
    }),
  },
);

function openBrowser(hub: Hub<{ id: string }>, collection: string) {
  let refusals = 0;
  const wire = openWire(
    () => hub,
    async (token) => {
      if (refusals === 0) return { id: token };
      refusals -= 1;
      throw new LiveError('unavailable', 'Not now.', 1);
    },
  );
  const cacheStores = memoryCacheStores();
  const name = crypto.randomUUID();
  const witness = new Page();
  const tabs = [0, 1, 2].map(openTab);
  let counted = 0;

  function openTab() {
    const page = new Page();
    const shared = new Tabs({ name, link: wire.link, page });
    const client = new LiveClient({
      link: shared.link,
      token: () => 'ana',
      cacheStore: cacheStores.of(page),
      random: () => 0,
    });
    let seen: Snapshot | undefined;
    client.listen({ collection, order: [['$id', 'up']] }, (snapshot) => {
      seen = snapshot;
    });
    return {
      client,
      seen: () => seen,
      isOpen: true,
      async close() {
        this.isOpen = false;
        client.close();
        shared.leave();
        page.leave();
        await witness.whenGone(page.id);
      },
    };
  }

  const write = (at: number, writes: Write[]) => {
    const one = tabs[at];
    if (one?.isOpen) void one.client.write(writes);
    return one?.isOpen;
  };
  return {
    count(one: { tab: number }) {
      const path = `${collection}/count` as Write['path'];
      if (write(one.tab, [{ op: 'set', path, data: { n: increment(1) } }])) counted += 1;
    },
    set(one: { tab: number; id: string; n: number }) {
      write(one.tab, [{ op: 'set', path: `${collection}/${one.id}` as Write['path'], data: { n: one.n } }]);
    },
    async close(one: { tab: number }) {
      // What a tab wrote before it held its lock is nobody's; a page that has begun holds it.
      await tabs[one.tab]?.client.ready;
      if (tabs[one.tab]?.isOpen) await tabs[one.tab]?.close();
    },
    open(one: { tab: number }) {
      if (!tabs[one.tab]?.isOpen) tabs[one.tab] = openTab();
    },
    cut: () => wire.cut(),
    plug: () => wire.plug(),
    refuse(one: { hellos: number }) {
      refusals += one.hellos;
    },
    async rest({ turns }: { turns: number }) {
      for (let one = 0; one < turns; one += 1) await turn();
    },
    async settled() {
      wire.plug();
      for (const at of tabs.keys()) if (!tabs[at]?.isOpen) tabs[at] = openTab();
      for (const { client } of tabs) client.hurry();
      await expect.poll(() => cacheStores.writes.size, patient).toBe(0);
      return tabs;
    },
    counted: () => counted,
    connections: () => wire.open,
  };
}

/** What several pages keep together, as a browser's database does. */
function memoryCacheStores() {
  const writes = new Map<string, StoredWrite & { page: string }>();
  const of = (page: Page): CacheStore => {
    const take = async (own: boolean) => {
      await page.here;
      const gone = await page.goneOf([...writes.values()].map((write) => write.page));
      const mine = [...writes.values()].filter((write) =>
        write.page === page.id ? own : gone?.has(write.page),
      );
      for (const write of mine) write.page = page.id;
      return mine.map(({ id, place, writes: ops }) => ({ id, place, writes: ops }));
    };
    return {
      load: async () => ({ docs: [], writes: await take(true) }),
      adopt: () => take(false),
      put: async () => undefined,
      drop: async () => undefined,
      async putWrite(write) {
        await page.here;
        writes.set(write.id, { ...write, page: page.id });
      },
      async dropWrite(id) {
        await page.here;
        writes.delete(id);
      },
      clear: async () => writes.clear(),
    };
  };
  return { writes, of };
}
