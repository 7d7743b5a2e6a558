import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, messagesIn, speaker, spokeEarlier } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../shows/show.builder.ts';
import { roomChatPart } from './room-chat.personal.ts';

test('what somebody says in a room everybody there reads, with their name from the market', async () => {
  await using app = await buildTestApp();
  const { show, viewer, host } = await buildRoom(app);
  using visitor = await speaker(app, null);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  expect(await visitor.read(`rooms/${show.id}/messages`)).toEqual([]);
  expect(await noor.say(show.id, 'Is the glaze food safe?', { data: { at: 5 } })).toBe('ok');
  expect(await mara.say(show.id, 'It is.')).toBe('ok');
  const docs = await visitor.until((all) => all.filter(({ data }) => data.name).length === 2);
  const now = app.clock.now().getTime();
  expect(docs.map(({ data }) => data)).toEqual([
    { by: viewer.id, name: 'Noor Haddad', handle: viewer.handle, at: now, text: 'Is the glaze food safe?' },
    { by: host.id, name: 'Mara Quill', handle: host.handle, at: now, text: 'It is.', role: 'host' },
  ]);
});

test('the room of a private show is open to whoever has its link, that of a cancelled one to nobody', async () => {
  await using app = await buildTestApp();
  const { show, viewer } = await buildRoom(app, { visibility: 'private' });
  const cancelled = await buildShow(app.db, { state: 'cancelled', starts_at: app.clock.now() });
  using visitor = await speaker(app, null);
  using noor = await speaker(app, viewer);
  expect(await visitor.read(`rooms/${show.id}/messages`)).toEqual([]);
  expect(await noor.say(show.id, 'hello')).toBe('ok');
  expect(await noor.read(`rooms/${cancelled.id}/messages`)).toMatch(/^permission-denied/);
  expect((await app.get(`/api/shows/${cancelled.id}/chat`)).status).toBe(404);
});

test('a show that is not on air takes no chat, but from those who rehearse it', async () => {
  await using app = await buildTestApp();
  const { shop, host, viewer } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  const at = { shop_id: shop.id, starts_at: app.clock.now() };
  const over = await buildShow(app.db, { ...at, state: 'replay', ended_at: app.clock.now() });
  const rehearsal = await buildShow(app.db, { ...at, state: 'rehearsal' });
  expect(await noor.say(over.id, 'too late')).toMatch(/^failed-precondition: This show takes no chat/);
  expect(await mara.say(over.id, 'too late')).toMatch(/^failed-precondition/);
  expect(await noor.say(rehearsal.id, 'too early')).toMatch(/^failed-precondition/);
  expect(await mara.say(rehearsal.id, 'can you hear me?')).toBe('ok');
});

test('in slow mode one waits between two messages, and whoever looks after the room does not', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  expect((await app.as(host).put(`${chat}/slow-mode`, { seconds: 30 })).status).toBe(204);
  expect(await noor.say(show.id, 'one')).toBe('ok');
  expect(await noor.say(show.id, 'two')).toMatch(/^unavailable: Slow mode: write again in (30|29) s\.$/);
  expect(await mara.say(show.id, 'one')).toBe('ok');
  expect(await mara.say(show.id, 'two')).toBe('ok');
  await spokeEarlier(app, 31);
  expect(await noor.say(show.id, 'two')).toBe('ok');
  expect((await app.get(chat)).body).toMatchObject({ slowSeconds: 30, takesChat: true });
  // What would be sent by itself so late is of no use any more.
  expect((await app.as(host).put(`${chat}/slow-mode`, { seconds: 120 })).status).toBe(204);
  expect(await noor.say(show.id, 'three')).toMatch(
    /^failed-precondition: Slow mode: write again in 1(20|19) s\.$/,
  );
});

test('a blocked word is refused however it is written, and a longer word around it is not', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, rooms } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  const set = await app.as(host).put(`${rooms}/blocked-words`, { words: ['Crétin', 'CRETIN', 'free money'] });
  expect(set.body).toEqual({ words: ['Crétin', 'free money'] });
  for (const text of ['cretin!', 'what a CRÉTIN', 'cr3t1n', '(cret!n)', 'Free, money'])
    expect(await noor.say(show.id, text), text).toMatch(/^failed-precondition: A word of this/);
  expect(await noor.say(show.id, 'cretinous, and free of money')).toBe('ok');
  expect((await app.as(host).get(`${rooms}/blocked-words`)).body.words).toHaveLength(2);
});

test('a time-out says until when, and ends by itself', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat, rooms } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  expect(await mara.read(`rooms/${show.id}/banned`)).toEqual([]);
  expect((await app.as(host).put(`${chat}/time-outs/${viewer.id}`, { for: '10m' })).status).toBe(204);
  expect(await noor.say(show.id, 'but why')).toMatch(
    /^permission-denied: You may write here again at \d{4}-\d\d-\d\dT[\d:.]+Z\.$/,
  );
  expect((await app.as(viewer).get(chat)).body).toMatchObject({
    ban: { kind: 'time-out', showId: null },
    can: { write: false, moderate: false },
  });
  await mara.until((docs) => docs.some(({ id, data }) => id === viewer.id && data.kind === 'time-out'));
  await app.db
    .updateTable('room_bans')
    .set({ until: new Date(0) })
    .execute();
  expect(await noor.say(show.id, 'back again')).toBe('ok');
  expect((await app.as(host).get(`${rooms}/bans`)).body.items).toEqual([]);
});

test('a time-out of this show holds in this show only, a ban in all rooms of the shop until it is lifted', async () => {
  await using app = await buildTestApp();
  const { show, shop, host, viewer, chat, rooms } = await buildRoom(app);
  const other = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const elsewhere = await buildRoom(app);
  using noor = await speaker(app, viewer);
  await app.as(host).put(`${chat}/time-outs/${viewer.id}`, { for: 'show' });
  expect(await noor.say(show.id, 'a')).toMatch(/when this show is over/);
  expect(await noor.say(other.id, 'b')).toBe('ok');
  await app.as(host).put(`${chat}/bans/${viewer.id}`);
  expect(await noor.say(other.id, 'c')).toMatch(/^permission-denied: You may not write in the rooms/);
  expect(await noor.say(elsewhere.show.id, 'd')).toBe('ok');
  await app.as(host).put(`${chat}/time-outs/${viewer.id}`, { for: '1m' });
  expect((await app.as(host).get(`${rooms}/bans`)).body.items).toMatchObject([
    { person: { _id: viewer.id }, kind: 'ban', until: null, by: host.id },
  ]);
  expect((await app.as(host).delete(`${rooms}/bans/${viewer.id}`)).status).toBe(204);
  expect(await noor.say(show.id, 'e')).toBe('ok');
});

test('a message that was taken out leaves its place without its text, and is pinned no more', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using state = await speaker(app, null);
  await state.read(`rooms/${show.id}/state`);
  const id = randomUUID();
  await noor.say(show.id, 'my number is 555-0100', { id });
  expect((await app.as(host).put(`${chat}/pin`, { messageId: id })).status).toBe(204);
  await state.until((docs) => docs.some(({ data }) => data.pinned === id));
  expect((await app.as(viewer).delete(`${chat}/messages/${id}`)).status).toBe(204);
  await state.until((docs) => docs.some(({ id: doc, data }) => doc === 'chat' && !('pinned' in data)));
  expect(await messagesIn(app, show.id)).toEqual([
    {
      ...{ id, by: viewer.id, name: 'Noor Haddad', handle: viewer.handle },
      ...{ at: expect.any(Number), deletedBy: viewer.id },
    },
  ]);
  expect((await app.as(host).put(`${chat}/pin`, { messageId: id })).status).toBe(404);
});

test('all that somebody said can be taken out at once, and what others said stays', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  for (const text of ['spam', 'spam again']) await noor.say(show.id, text);
  await mara.say(show.id, 'please stop');
  expect((await app.as(host).delete(`${chat}/people/${viewer.id}/messages`)).status).toBe(204);
  const texts = (await messagesIn(app, show.id)).map(({ text, deletedBy }) => text ?? deletedBy);
  expect(texts).toEqual([host.id, host.id, 'please stop']);
});

test('what the staff do in a room is written down, what its host does is not', async () => {
  await using app = await buildTestApp();
  const { show, host, shop, viewer, chat, rooms } = await buildRoom(app);
  const support = await buildUser(app.db, { role: 'support' });
  using noor = await speaker(app, viewer);
  await noor.say(show.id, 'spam');
  await app.as(host).put(`${chat}/time-outs/${viewer.id}`, { for: '1m' });
  await app.as(support).put(`${chat}/bans/${viewer.id}`);
  await app.as(support).delete(`${chat}/people/${viewer.id}/messages`);
  await app.as(support).delete(`${rooms}/bans/${viewer.id}`);
  const acts = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'details'])
    .orderBy('id')
    .execute();
  expect(acts.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
    { action: 'room.banned', subject_id: viewer.id, details: { show: show.id } },
    { action: 'room.messages-removed', subject_id: viewer.id, details: { show: show.id, count: 1 } },
    { action: 'room.unbanned', subject_id: viewer.id, details: { shop: shop.id } },
  ]);
});

test('the host names moderators, who look after the room until they are banned from it or leave', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat, rooms } = await buildRoom(app);
  const [mod, other] = [await buildUser(app.db), await buildUser(app.db)];
  using noor = await speaker(app, viewer);
  for (const { id } of [mod, other])
    expect((await app.as(host).put(`${rooms}/moderators/${id}`)).status).toBe(204);
  expect((await app.as(host).get(`${rooms}/moderators`)).body.items).toHaveLength(2);
  expect((await app.as(mod).get(chat)).body).toMatchObject({ role: 'moderator', can: { moderate: true } });
  expect((await app.as(mod).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
  expect(await noor.say(show.id, 'hi')).toMatch(/^permission-denied/);
  expect((await app.as(mod).put(`${chat}/bans/${other.id}`)).status).toBe(403);
  expect((await app.as(mod).put(`${chat}/bans/${host.id}`)).status).toBe(403);
  expect((await app.as(mod).put(`${rooms}/moderators/${viewer.id}`)).status).toBe(403);
  expect((await app.as(host).put(`${rooms}/moderators/${viewer.id}`)).status).toBe(403);
  expect((await app.as(other).delete(`${rooms}/moderators/${other.id}`)).status).toBe(204);
  expect((await app.as(host).put(`${chat}/bans/${mod.id}`)).status).toBe(204);
  expect((await app.as(mod).put(`${chat}/slow-mode`, { seconds: 5 })).status).toBe(403);
});

test('a host finds moderators among followers by the beginning of a name, and anyone by their whole handle', async () => {
  await using app = await buildTestApp();
  const { shop, host, rooms } = await buildRoom(app);
  const person = (name: string, handle: string) => buildUser(app.db, { name, handle });
  const [maya, max, mateo] = [
    await person('Maya Ruiz', 'maya'),
    await person('Max Oduya', 'oduya'),
    await person('Mateo Lima', 'mateo'),
  ];
  for (const { id } of [maya, max]) await app.as(id).put(`/api/shops/${shop.id}/follow`);
  const found = async (q: string) => {
    const { body } = await app.as(host).get(`${rooms}/possible-moderators?q=${encodeURIComponent(q)}`);
    return body.items.map(({ handle }: { handle: string }) => handle);
  };
  expect([await found('@ma'), await found('mat'), await found('@MATEO')]).toEqual([
    ['maya', 'oduya'],
    [],
    ['mateo'],
  ]);
  await app.as(host).put(`${rooms}/moderators/${maya.id}`);
  await app.as(mateo).put(`/api/users/${host.id}/block`);
  expect([await found('ma'), await found('mateo')]).toEqual([['oduya'], []]);
  expect((await app.as(maya).get(`${rooms}/possible-moderators?q=ma`)).status).toBe(403);
  expect((await app.as(max).get(`${rooms}/possible-moderators?q=ma`)).status).toBe(403);
});

test('whoever leaves takes along what they said, and it is gone from the rooms', async () => {
  await using app = await buildTestApp();
  const { show, viewer } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  await noor.say(show.id, 'I live in Bremen');
  expect(await roomChatPart.give(app.db, viewer.id)).toMatchObject({
    messages: [{ show: show.id, text: 'I live in Bremen' }],
  });
  await app.db.transaction().execute(async (tx) => {
    await roomChatPart.forget?.(tx, viewer.id, app.clock.now());
  });
  expect(JSON.stringify(await messagesIn(app, show.id))).not.toMatch(/Bremen|Noor/);
});

test('a reaction reaches the others as how often it was sent, and only those that there are', async () => {
  await using app = await buildTestApp();
  const { show, viewer, host } = await buildRoom(app);
  const channel = `rooms/${show.id}/reactions`;
  using visitor = await speaker(app, null);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  visitor.send({ op: 'subscribe', id: 7, channel });
  // Answered in turn, so that it has subscribed by then.
  await visitor.read(`rooms/${show.id}/state`);
  const heard: Array<{ data: unknown; times?: number }> = [];
  const all = visitor.frame(({ op, messages }) => {
    if (op === 'published') heard.push(...(messages as typeof heard));
    return heard.reduce((sum, { times = 1 }) => sum + times, 0) === 3;
  });
  for (const one of [noor, noor, mara]) one.send({ op: 'publish', channel, data: { emoji: '🔥' } });
  await all;
  expect(new Set(heard.map(({ data }) => JSON.stringify(data)))).toEqual(new Set(['{"emoji":"🔥"}']));
  const refused = noor.frame(({ op }) => op === 'error');
  noor.send({ op: 'publish', channel, data: { emoji: '<b>' } });
  expect(await refused).toMatchObject({ code: 'permission-denied' });
});

test('what was said at a time is read beside the replay, but for what was deleted, and by nobody who is banned', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer, chat } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  using mara = await speaker(app, host);
  for (const text of ['one', 'two', 'three']) expect(await mara.say(show.id, text)).toBe('ok');
  const id = randomUUID();
  expect(await noor.say(show.id, 'regretted', { id })).toBe('ok');
  const now = app.clock.now().getTime();
  const at = (from: number, to: number, more = '') => `${chat}/messages?from=${from}&to=${to}${more}`;
  expect((await app.as(viewer).delete(`${chat}/messages/${id}`)).status).toBe(204);
  const { body: first } = await app.get(at(now, now + 1, '&limit=2'));
  expect(first.items).toMatchObject([
    { text: 'one', name: 'Mara Quill', role: 'host', at: now },
    { text: 'two' },
  ]);
  const { body: next } = await app.get(at(now, now + 1, `&limit=2&cursor=${first.nextCursor}`));
  expect(next).toMatchObject({ items: [{ text: 'three' }], nextCursor: null });
  expect((await app.get(at(now + 1, now + 9_000))).body.items).toEqual([]);
  expect((await app.get(at(now - 9_000, now))).body.items).toEqual([]);

  expect((await app.as(host).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
  expect((await app.as(viewer).get(at(now, now + 1))).status).toBe(403);
  const cancelled = await buildShow(app.db, { state: 'cancelled', starts_at: app.clock.now() });
  expect((await app.get(`/api/shows/${cancelled.id}/chat/messages?from=0&to=1`)).status).toBe(404);
});
