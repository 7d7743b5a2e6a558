import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { roomChatPart } from './room-chat.personal.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

/** A room with a host, two moderators and a viewer. */
async function openNotes(app: TestApp) {
  const room = await buildRoom(app);
  const { host, rooms, viewer } = room;
  const [asha, ben] = [
    await buildUser(app.db, { name: 'Asha Rao' }),
    await buildUser(app.db, { name: 'Ben Ode' }),
  ];
  for (const { id } of [asha, ben]) await app.as(host).put(`${rooms}/moderators/${id}`);
  return { ...room, asha, ben, notes: `${rooms}/people/${viewer.id}/notes` };
}

test('moderators leave each other notes about somebody, whom the room marks for them and for nobody else', async () => {
  await using app = await buildTestApp();
  const { asha, ben, host, notes, rooms, viewer } = await openNotes(app);
  const added = await app.as(asha).post(notes, { text: ' Asked for my number twice ' }, key());
  expect(added).toMatchObject({
    status: 201,
    body: { items: [{ text: 'Asked for my number twice', by: { _id: asha.id }, can: { delete: true } }] },
  });
  app.clock.forward(1_000);
  await app.as(host).post(notes, { text: 'Warned on Sunday' }, key());
  expect((await app.as(ben).get(notes)).body.items).toMatchObject([
    { text: 'Warned on Sunday', by: { _id: host.id }, can: { delete: false } },
    { by: { _id: asha.id }, can: { delete: false } },
  ]);
  expect((await app.as(ben).get(`${rooms}/noted`)).body).toEqual({
    items: [{ userId: viewer.id, notes: 2 }],
  });
  for (const somebody of [viewer, await buildUser(app.db)])
    for (const url of [notes, `${rooms}/noted`]) expect((await app.as(somebody).get(url)).status).toBe(403);
  expect((await app.as(viewer).post(notes, { text: 'x' }, key())).status).toBe(403);
  expect((await app.get(notes)).status).toBe(401);
});

test('who has the notes before them hears that another came or went, and nobody else that there are any', async () => {
  await using app = await buildTestApp();
  const { asha, ben, notes, rooms, shop, viewer } = await openNotes(app);
  const changed = `shops/${shop.id}/notes`;
  using hearing = await speaker(app, ben);
  expect(await hearing.read(changed)).toEqual([]);
  const [note] = (await app.as(asha).post(notes, { text: 'Pays late' }, key())).body.items;
  const [first] = await hearing.until((all) => all.length > 0);
  expect(first?.data).toEqual({ at: app.clock.now().getTime() });
  app.clock.forward(1_000);
  expect((await app.as(asha).delete(`${rooms}/notes/${note._id}`)).status).toBe(204);
  await hearing.until(([doc]) => doc?.data?.at === app.clock.now().getTime());
  for (const user of [viewer, null]) {
    using other = await speaker(app, user);
    expect(await other.read(changed)).toMatch(/^permission-denied|^unauthenticated/);
  }
});

test('one takes away one’s own note, the host any, and a note is of one shop', async () => {
  await using app = await buildTestApp();
  const { asha, ben, host, notes, rooms } = await openNotes(app);
  const other = await buildRoom(app);
  const [first] = (await app.as(asha).post(notes, { text: 'one' }, key())).body.items;
  const at = `${rooms}/notes/${first._id}`;
  expect((await app.as(ben).delete(at)).status).toBe(403);
  expect((await app.as(other.host).delete(`${other.rooms}/notes/${first._id}`)).status).toBe(404);
  expect((await app.as(asha).delete(at)).status).toBe(204);
  const [second] = (await app.as(asha).post(notes, { text: 'two' }, key())).body.items;
  expect((await app.as(host).delete(`${rooms}/notes/${second._id}`)).status).toBe(204);
  expect((await app.as(host).get(notes)).body.items).toEqual([]);
});

test('nobody writes notes of who looks after the room as they do, nor reads those about themselves', async () => {
  await using app = await buildTestApp();
  const { asha, ben, host, notes, rooms, viewer } = await openNotes(app);
  const about = (id: string) => `${rooms}/people/${id}/notes`;
  for (const id of [ben.id, host.id, asha.id])
    expect((await app.as(asha).post(about(id), { text: 'x' }, key())).status).toBe(403);
  expect((await app.as(host).post(about(randomUUID()), { text: 'x' }, key())).status).toBe(404);
  for (const text of ['', '   ', 'x'.repeat(501), 'turned \u202earound'])
    expect((await app.as(asha).post(notes, { text }, key())).status).toBe(400);
  const [note] = (await app.as(asha).post(notes, { text: 'Rude to a buyer' }, key())).body.items;
  await app.as(host).put(`${rooms}/moderators/${viewer.id}`);
  expect((await app.as(viewer).get(notes)).status).toBe(403);
  expect((await app.as(viewer).get(`${rooms}/noted`)).body.items).toEqual([]);
  expect((await app.as(ben).get(`${rooms}/noted`)).body.items).toEqual([{ userId: viewer.id, notes: 1 }]);
  expect((await app.as(viewer).delete(`${rooms}/notes/${note._id}`)).status).toBe(404);
});

test('of one person there are fifty notes at most, however many write at once, and the same call writes one', async () => {
  await using app = await buildTestApp();
  const { asha, ben, notes } = await openNotes(app);
  const once = key();
  await app.as(asha).post(notes, { text: 'once' }, once);
  await app.as(asha).post(notes, { text: 'once' }, once);
  expect((await app.as(ben).get(notes)).body.items).toHaveLength(1);
  const { shop_id, user_id } = await app.db.selectFrom('room_notes').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 47 }, () => ({
    ...{ id: randomUUID() as never, shop_id, user_id, by_id: null, text: 'old', created_at: new Date(0) },
  }));
  await app.db.insertInto('room_notes').values(more).execute();
  const answers = await Promise.all(
    [asha, ben, asha, ben].map((who) => app.as(who).post(notes, { text: 'late' }, key())),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_notes');
});

test('notes are in the copies of data of both, without who wrote them; they go with whom they are about', async () => {
  await using app = await buildTestApp();
  const { asha, notes, viewer } = await openNotes(app);
  await app.as(asha).post(notes, { text: 'Pays late' }, key());
  const copy = async (id: typeof viewer.id) =>
    JSON.parse(JSON.stringify(await roomChatPart.give(app.db, id)));
  const about = (await copy(viewer.id)).notesAbout;
  expect(about).toMatchObject([{ text: 'Pays late' }]);
  expect(JSON.stringify(about)).not.toContain(asha.id);
  expect((await copy(asha.id)).notesWritten).toMatchObject([{ text: 'Pays late' }]);
  await app.db.transaction().execute(async (tx) => roomChatPart.forget?.(tx, asha.id, new Date()));
  expect((await copy(viewer.id)).notesAbout).toHaveLength(1);
  await app.db.transaction().execute(async (tx) => roomChatPart.forget?.(tx, viewer.id, new Date()));
  expect(await app.db.selectFrom('room_notes').selectAll().execute()).toEqual([]);
});
