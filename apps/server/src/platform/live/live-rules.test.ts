import { marksPath, pairOf, presencePath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../testing/room-chat.fixture.ts';
import { talker } from '../../testing/talker.ts';

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

const none: Act = async () => undefined;
const table: Array<[string, 'viewer' | 'ana' | null, (world: World) => string, Act, Act]> = [
  ['a viewer is banned from the rooms of a shop', 'viewer', messages, none, ban],
  ['the host blocks a viewer in their room', 'viewer', messages, none, block('host', 'viewer')],
  ['a shop is suspended', 'viewer', messages, none, shop('suspended')],
  ['a shop is suspended and a stranger looks on', null, messages, none, shop('suspended')],
  ['a shop is closed', 'viewer', ({ show }) => `rooms/${show.id}/state`, none, shop('closed')],
  ['a show is cancelled', null, messages, none, cancel],
  ['a moderator is one no more', 'viewer', ({ show }) => `rooms/${show.id}/banned`, name, unname],
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
