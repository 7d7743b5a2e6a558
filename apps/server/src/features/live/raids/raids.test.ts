import { documentPath } from '@souk/live/paths.ts';
import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRoom, speaker } from '../../../testing/room-chat.fixture.ts';
import { buildFollow } from '../../market/shops/follow.builder.ts';

type Room = Awaited<ReturnType<typeof buildRoom>>;

const go = (app: TestApp, { host, show }: Room, to: { show: { id: ShowId } }) =>
  app.as(host).post(`/api/shows/${show.id}/raid`, { to: to.show.id });

const targets = async (app: TestApp, { host, show }: Room, q = ''): Promise<string[]> =>
  (await app.as(host).get(`/api/shows/${show.id}/raid-targets?q=${q}`)).body.items.map(
    ({ _id }: { _id: string }) => _id,
  );

const watchedBy = (app: TestApp, { show }: Room, count: number) =>
  app.db
    .transaction()
    .execute((tx) =>
      writeLive(
        tx,
        [{ op: 'set', path: documentPath(`rooms/${show.id}/state/viewers`), data: { count } }],
        app.clock.now(),
      ),
    );

const block = (app: TestApp, blocker: { id: UserId }, blocked: { id: UserId }) =>
  sql`insert into user_blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`.execute(app.db);

const follow = (app: TestApp, { id }: { id: UserId }, shopId: ShopId) =>
  buildFollow(app.db, { user_id: id, shop_id: shopId });

test('a host ends their show and takes those who watch along, and the room they come into says so', async () => {
  await using app = await buildTestApp();
  const [kiln, lamps] = [await buildRoom(app), await buildRoom(app)];
  await watchedBy(app, kiln, 42);
  using noor = await speaker(app, kiln.viewer);
  using edda = await speaker(app, lamps.viewer);
  await noor.read(`rooms/${kiln.show.id}/state`);
  expect(await edda.read(`rooms/${lamps.show.id}/raids`)).toEqual([]);
  expect(await targets(app, kiln)).toEqual([lamps.show.id]);
  expect((await go(app, kiln, lamps)).status).toBe(204);
  const left = await noor.until((docs) => docs.some(({ id }) => id === 'raid'));
  expect(left.find(({ id }) => id === 'raid')?.data).toEqual({
    to: lamps.show.id,
    title: lamps.show.title,
    shop: lamps.shop.name,
    goesAt: app.clock.now().getTime() + 10_000,
  });
  expect(left.find(({ id }) => id === 'stage')?.data).toMatchObject({ showState: 'ended' });
  const [came] = await edda.until((docs) => docs.length > 0);
  expect(came).toMatchObject({ id: kiln.show.id, data: { shop: kiln.shop.name, viewers: 42 } });
});

test('nobody goes anywhere while a lot runs, or from a show that is not theirs or not live', async () => {
  await using app = await buildTestApp();
  const kiln = await openStage(app, { lots: 1 });
  const lamps = await buildRoom(app);
  expect((await app.as(kiln.host).post(`/api/lots/${kiln.lots[0]?.id}/start`, {})).status).toBe(204);
  expect((await go(app, kiln, lamps)).body.error.code).toBe('lot_running');
  expect((await app.get(`/api/shows/${kiln.show.id}`)).body.state).toBe('live');
  const stranger = { ...lamps, host: kiln.viewer };
  expect((await go(app, stranger, kiln)).status).toBe(403);
  expect((await app.as(kiln.viewer).get(`/api/shows/${lamps.show.id}/raid-targets`)).status).toBe(403);
  const later = await buildRoom(app, { state: 'scheduled' });
  expect((await go(app, later, lamps)).body.error.code).toBe('show_not_live');
});

test('only live public shows of others that want it are offered, and the same is refused when asked for by id', async () => {
  await using app = await buildTestApp();
  const kiln = await buildRoom(app);
  const open = await buildRoom(app);
  const nobody = await buildRoom(app);
  const closedTo = [
    await buildRoom(app, { visibility: 'private' }),
    await buildRoom(app, { state: 'scheduled' }),
    await buildRoom(app, { explicit: true }),
    await buildRoom(app, { shop_id: kiln.shop.id, host_id: kiln.host.id }),
    nobody,
  ];
  const [blocks, blocked, banned, suspended] = await Promise.all([1, 2, 3, 4].map(() => buildRoom(app)));
  if (!blocks || !blocked || !banned || !suspended) throw new Error('no rooms');
  await app.as(nobody.host).put(`/api/shops/${nobody.shop.id}/raid-choice`, { welcomes: 'nobody' });
  await block(app, blocks.host, kiln.host);
  await block(app, kiln.host, blocked.host);
  await sql`insert into room_bans (shop_id, user_id, by_id)
    values (${banned.shop.id}, ${kiln.host.id}, ${banned.host.id})`.execute(app.db);
  await app.db
    .updateTable('shops')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.shop.id)
    .execute();
  expect(await targets(app, kiln)).toEqual([open.show.id]);
  for (const room of [...closedTo, blocks, blocked, banned, suspended])
    expect((await go(app, kiln, room)).body.error.code).toBe('raid_refused');
  // A show for adults may go into another one.
  await sql`update shows set explicit = true where id = ${kiln.show.id}`.execute(app.db);
  expect(await targets(app, kiln)).toContain(closedTo[2]?.show.id);
});

test('who takes in those they follow alone, takes in these', async () => {
  await using app = await buildTestApp();
  const [kiln, lamps] = [await buildRoom(app), await buildRoom(app)];
  const choice = `/api/shops/${lamps.shop.id}/raid-choice`;
  expect((await app.as(lamps.host).get(choice)).body).toEqual({ welcomes: 'everyone' });
  expect((await app.as(kiln.host).put(choice, { welcomes: 'nobody' })).status).toBe(403);
  await app.as(lamps.host).put(choice, { welcomes: 'followed' });
  expect(await targets(app, kiln)).toEqual([]);
  await follow(app, lamps.host, kiln.shop.id);
  expect(await targets(app, kiln)).toEqual([lamps.show.id]);
  expect((await go(app, kiln, lamps)).status).toBe(204);
});

test('shops one follows come first, then the same category, and a search finds titles and shops', async () => {
  await using app = await buildTestApp();
  const kiln = await buildRoom(app);
  const other = await buildRoom(app, { viewer_count: 900 });
  const near = await buildRoom(app, { category_id: kiln.show.category_id, title: 'Lamps 100% brass' });
  const known = await buildRoom(app);
  await follow(app, kiln.host, known.shop.id);
  expect(await targets(app, kiln)).toEqual([known, near, other].map(({ show }) => show.id));
  expect(await targets(app, kiln, encodeURIComponent('100%'))).toEqual([near.show.id]);
  expect(await targets(app, kiln, encodeURIComponent('%'))).toEqual([near.show.id]);
});

test('a shop comes into a show once, and two hosts who want to each other’s do not both go', async () => {
  await using app = await buildTestApp();
  await using beside = await buildTestApp({ beside: app });
  const [kiln, lamps] = [await buildRoom(app), await buildRoom(app)];
  const again = await buildRoom(app, { shop_id: kiln.shop.id, host_id: kiln.host.id });
  expect((await go(app, kiln, lamps)).status).toBe(204);
  const second = { ...again, host: kiln.host };
  expect((await go(app, second, lamps)).body.error.code).toBe('raid_refused');
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await buildRoom(app), await buildRoom(app)];
    const told = await Promise.all([go(app, one, two), go(beside, two, one)]);
    expect(told.map(({ status }) => status).sort()).toEqual([204, 409]);
  }
});

test('of many who press at once one raid comes', async () => {
  await using app = await buildTestApp();
  const kiln = await buildRoom(app);
  const places = await Promise.all([1, 2, 3].map(() => buildRoom(app)));
  const told = await Promise.all([...places, ...places].map((place) => go(app, kiln, place)));
  expect(told.filter(({ status }) => status === 204)).toHaveLength(1);
  const { rows } = await sql`select from raids where from_show_id = ${kiln.show.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
