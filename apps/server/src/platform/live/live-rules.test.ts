import { marksPath, pairOf, presencePath } from '@souk/shared/talk/messaging/paths.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { liveChannels, liveDeclarations } from '../../market-live.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../testing/room-chat.fixture.ts';
import { talker } from '../../testing/talker.ts';
import type { Tables } from '../db/schema.ts';
import type { SignedInUser } from '../session/actor.ts';
import type { LiveAsker } from './live-asker.ts';
import { liveDatabaseOf } from './live-database.ts';

const TWO_SECONDS = 2_000;

async function world(app: TestApp) {
  const room = await buildRoom(app);
  const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
  await talker(app, ana).send(nour, 'Hello');
  await talker(app, nour).send(ana, 'Hello');
  return { ...room, ana, nour };
}
type World = Awaited<ReturnType<typeof world>>;
type Act = (app: TestApp, world: World) => Promise<unknown>;

const messages = ({ show }: World) => `rooms/${show.id}/messages`;
const ban: Act = async (app, { host, viewer, chat }) =>
  expect((await app.as(host).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
const block = (from: 'host' | 'ana' | 'nour', whom: 'viewer' | 'ana' | 'nour'): Act => {
  return (app, they) =>
    app.db
      .insertInto('user_blocks')
      .values({ blocker_id: they[from].id, blocked_id: they[whom].id })
      .execute();
};
const suspend: Act = (app, { nour }) =>
  app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', nour.id).execute();
const shop =
  (status: 'suspended' | 'closed'): Act =>
  (app, they) =>
    sql`update shops set status = ${status}, closed_at = ${status === 'closed' ? new Date() : null}
      where id = ${they.shop.id}`.execute(app.db);
const cancel: Act = (app, { show }) =>
  sql`update shows set state = 'cancelled' where id = ${show.id}`.execute(app.db);
const unname: Act = (app, { viewer }) =>
  app.db.deleteFrom('room_moderators').where('user_id', '=', viewer.id).execute();
const name: Act = (app, { shop: of, viewer }) =>
  app.db.insertInto('room_moderators').values({ shop_id: of.id, user_id: viewer.id }).execute();

const role =
  (of: 'support' | 'member'): Act =>
  (app, { viewer }) =>
    app.db.updateTable('users').set({ role: of }).where('id', '=', viewer.id).execute();
const handOver =
  (from: 'viewer' | 'host', to: 'viewer' | 'host'): Act =>
  async (app, they) => {
    const lead = app.db.updateTable('shows').set({ host_id: they[to].id });
    await lead.where('host_id', '=', they[from].id).execute();
  };
const give = (to: 'viewer' | 'host'): Act => {
  return (app, they) =>
    sql`update shops set owner_id = ${they[to].id} where id = ${they.shop.id}`.execute(app.db);
};

const none: Act = async () => undefined;
/** What happens, who listens to what, what makes that right, and what ends it. */
const table: Array<[string, 'viewer' | 'ana' | null, (world: World) => string, Act, Act]> = [
  ['a viewer is banned from the rooms of a shop', 'viewer', messages, none, ban],
  ['the host blocks a viewer in their room', 'viewer', messages, none, block('host', 'viewer')],
  ['a shop is suspended', 'viewer', messages, none, shop('suspended')],
  ['a shop is suspended and a stranger looks on', null, messages, none, shop('suspended')],
  ['a shop is closed', 'viewer', ({ show }) => `rooms/${show.id}/state`, none, shop('closed')],
  ['a show is cancelled', null, messages, none, cancel],
  ['a moderator is one no more', 'viewer', ({ show }) => `rooms/${show.id}/banned`, name, unname],
  ['a moderator reads notes no more', 'viewer', ({ shop }) => `shops/${shop.id}/notes`, name, unname],
  [
    'who was staff reads notes no more',
    'viewer',
    ({ shop }) => `shops/${shop.id}/notes`,
    role('support'),
    role('member'),
  ],
  [
    'a shop has another owner',
    'viewer',
    ({ shop }) => `shops/${shop.id}/notes`,
    give('viewer'),
    give('host'),
  ],
  [
    'a show has another host',
    'viewer',
    ({ show }) => `rooms/${show.id}/hosting`,
    handOver('host', 'viewer'),
    handOver('viewer', 'host'),
  ],
  ['the other one blocks', 'ana', (w) => marksPath(pairOf(w.ana.id, w.nour.id)), none, block('nour', 'ana')],
  ['one blocks the other', 'ana', ({ nour }) => presencePath(nour.id), none, block('ana', 'nour')],
  ['the other one is suspended', 'ana', ({ nour }) => presencePath(nour.id), none, suspend],
];

test('when rules look at something that changed, delivery ends within two seconds, in another process too', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  for (const [what, who, path, before, act] of table) {
    const they = await world(app);
    await before(app, they);
    using here = await speaker(app, who && they[who]);
    using there = await speaker(beside, who && they[who]);
    const both = [here, there];
    const collection = path(they);
    for (const one of both) expect(await one.read(collection), what).toBeInstanceOf(Array);
    const ended = both.map((one) => one.frame(({ op, id }) => op === 'error' && id === 1));
    await act(app, they);
    const acted = performance.now();
    for (const end of ended) expect(await end, what).toMatchObject({ code: 'permission-denied' });
    expect(performance.now() - acted, what).toBeLessThan(TWO_SECONDS);
  }
});

/** What rules read besides, with why nothing ends when it changes. */
const decidesNothing: Record<string, readonly string[]> = {
  'shown on the card of a show': [
    ...[
      'categories',
      'files',
      'images',
      'lots',
      'product_images',
      'product_variants',
      'products',
      'show_products',
    ],
  ],
  'looked at with each message': ['room_rules', 'room_settings', 'room_turns'],
  'whether two have talked, which stays so': ['live_documents'],
};

test('every table that a rule of any collection reads is told of when it changes, or decides nothing', async () => {
  await using app = await buildTestApp();
  const they = await world(app);
  const asked = new Map<string, string>();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: app.database.pool }),
    log({ query }) {
      asked.set(query.sql, withValues(query.sql, query.parameters));
    },
  });
  const who = (one: { id: (typeof they)['ana']['id'] }): LiveAsker => ({
    id: one.id,
    actor: { kind: 'user', userId: one.id, role: 'member', muted: false, suspended: false } as SignedInUser,
  });
  const { show, shop, viewer, ana, nour } = they;
  const params = {
    showId: show.id,
    shopId: shop.id,
    productId: show.id,
    pair: pairOf(ana.id, nour.id),
  };
  const live = liveDatabaseOf(db);
  const rules = [
    ...liveDeclarations.map(({ read }) => read),
    ...liveChannels.map(({ subscribe }) => subscribe),
  ];
  for (const read of rules)
    for (const userId of [nour.id, viewer.id])
      for (const one of [ana, viewer, null])
        await read?.({ who: one && who(one), params: { ...params, userId, user: userId }, db: live });

  const read = new Set<string>();
  for (const text of asked.values()) for (const table of await tablesOf(app, text)) read.add(table);
  const excused = Object.values(decidesNothing).flat();
  const told = await toldTables(app);
  const decides = ['room_bans', 'room_moderators', 'shops', 'shows', 'user_blocks', 'users'];
  expect([...read].filter((table) => !excused.includes(table)).sort()).toEqual(decides);
  expect(decides.filter((table) => !told.includes(table))).toEqual([]);
  // Nothing is excused that no rule reads any more.
  expect(excused.filter((table) => !read.has(table))).toEqual([]);
});

const withValues = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, at) => {
    const value = values[Number(at) - 1];
    return value === null || value === undefined ? 'null' : pg.escapeLiteral(String(value));
  });

/** What a question reads, as Postgres knows it of a view. */
async function tablesOf({ database }: TestApp, text: string): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`create temporary view rule as ${text}`);
    const { rows } = await client.query(`
      select distinct d.refobjid::regclass::text as name
      from pg_rewrite r join pg_depend d on d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      where r.ev_class = 'rule'::regclass and d.refobjid <> r.ev_class`);
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function toldTables({ database }: TestApp): Promise<string[]> {
  const { rows } = await database.pool.query(`
    select distinct tgrelid::regclass::text as name
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid and p.prosrc like '%tell_rules%'`);
  return rows.map(({ name }) => name);
}
