import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, messagesIn, speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildShow } from '../shows/show.builder.ts';

test('nobody speaks as someone else, over what was said, or with more than words', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  const id = randomUUID();
  expect(await noor.say(show.id, 'mine', { id })).toBe('ok');
  expect(await noor.say(show.id, 'x', { data: { by: host.id } })).toMatch(/^permission-denied/);
  expect(await noor.say(show.id, 'x', { data: { name: 'Mara Quill' } })).toMatch(/^invalid-argument/);
  expect(await noor.say(show.id, 'x', { data: { role: 'host' } })).toMatch(/^invalid-argument/);
  expect(await noor.say(show.id, 'changed', { id })).toMatch(/^permission-denied/);
  expect(await noor.say(show.id, 'x', { id: 'not-an-id' })).toMatch(/^permission-denied/);
  expect(await noor.say(show.id.toUpperCase() as typeof show.id, 'x')).toMatch(/^permission-denied/);
  const path = `rooms/${show.id}/messages/${id}`;
  // It would bear what the server signed it with, which no message of a client does.
  expect(await noor.write({ op: 'update', path, data: { text: 'changed' } })).toMatch(/^invalid-argument/);
  expect(await noor.write({ op: 'delete', path })).toMatch(/^permission-denied/);
  const state = `rooms/${show.id}/state/chat`;
  expect(await noor.write({ op: 'set', path: state, data: { slowSeconds: 0 } })).toMatch(
    /^permission-denied/,
  );
  const banned = `rooms/${show.id}/banned/${host.id}`;
  expect(await noor.write({ op: 'set', path: banned, data: {} })).toMatch(/^permission-denied/);
  expect(await noor.read(`rooms/${show.id}/banned`)).toMatch(/^permission-denied/);
  expect((await messagesIn(app, show.id)).map(({ text }) => text)).toEqual(['mine']);
});

test('a script in a message stays text', async () => {
  await using app = await buildTestApp();
  const { show, viewer } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  expect(await noor.say(show.id, text)).toBe('ok');
  expect((await messagesIn(app, show.id))[0]?.text).toBe(text);
});

test.each(['', '  ', 'x'.repeat(301), 'a\nb\nc\nd', 'bell\u0007', 'turned \u202earound'])(
  'the text %j is refused',
  async (text) => {
    await using app = await buildTestApp();
    const { show, viewer } = await buildRoom(app);
    using noor = await speaker(app, viewer);
    expect(await noor.say(show.id, text)).toMatch(/^invalid-argument: A message/);
  },
);

test('who is muted, or blocked by the host, says nothing and sends no reactions; the muted at once', async () => {
  await using app = await buildTestApp();
  const { show, host, viewer } = await buildRoom(app);
  const blocked = await buildUser(app.db);
  await app.as(host).put(`/api/users/${blocked.id}/block`);
  using noor = await speaker(app, viewer);
  using other = await speaker(app, blocked);
  expect(await noor.say(show.id, 'hello')).toBe('ok');
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', viewer.id).execute();
  expect(await noor.say(show.id, 'hello?')).toMatch(
    /^permission-denied: You can’t write where others can read/,
  );
  expect(await other.say(show.id, 'hello')).toBe('permission-denied: You may not write in this room.');
  const refused = other.frame(({ op }) => op === 'error');
  other.send({ op: 'publish', channel: `rooms/${show.id}/reactions`, data: { emoji: '🔥' } });
  expect(await refused).toMatchObject({ code: 'permission-denied' });
});

test('a suspended person is refused by the room itself, even before their socket is closed', async () => {
  await using app = await buildTestApp();
  const { show, viewer } = await buildRoom(app);
  using noor = await speaker(app, viewer);
  await app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', viewer.id).execute();
  expect(await noor.say(show.id, 'hello')).toBe('permission-denied: This account is suspended.');
});

test('a visitor, a viewer and the moderator and the host of another shop look after no room here', async () => {
  await using app = await buildTestApp();
  const { show, viewer, chat, rooms } = await buildRoom(app);
  const elsewhere = await buildRoom(app);
  const foreign = await buildUser(app.db);
  await app.as(elsewhere.host).put(`${elsewhere.rooms}/moderators/${foreign.id}`);
  using noor = await speaker(app, viewer);
  const id = randomUUID();
  await noor.say(show.id, 'mine', { id });
  const stranger = await buildUser(app.db);
  await buildShop(app.db, { owner_id: stranger.id });
  const acts = [
    ['DELETE', `${chat}/messages/${id}`],
    ['DELETE', `${chat}/people/${viewer.id}/messages`],
    ['PUT', `${chat}/time-outs/${viewer.id}`, { for: '1h' }],
    ['PUT', `${chat}/bans/${viewer.id}`],
    ['PUT', `${chat}/pin`, { messageId: id }],
    ['DELETE', `${chat}/pin`],
    ['PUT', `${chat}/slow-mode`, { seconds: 30 }],
    ['GET', `${rooms}/blocked-words`],
    ['PUT', `${rooms}/blocked-words`, { words: ['mine'] }],
    ['GET', `${rooms}/bans`],
    ['DELETE', `${rooms}/bans/${viewer.id}`],
    ['GET', `${rooms}/moderators`],
    ['PUT', `${rooms}/moderators/${foreign.id}`],
    ['DELETE', `${rooms}/moderators/${foreign.id}`],
  ] as const;
  for (const person of [foreign, elsewhere.host, stranger]) {
    for (const [method, url, payload] of acts) {
      const { status } = await app.as(person).request({ method, url, ...(payload ? { payload } : {}) });
      expect([method, url, status]).toEqual([method, url, 403]);
    }
  }
  for (const [method, url, payload] of acts)
    expect((await app.request({ method, url, ...(payload ? { payload } : {}) })).status).toBe(401);
  expect(await noor.say(show.id, 'still here')).toBe('ok');
  expect((await messagesIn(app, show.id)).map(({ text }) => text)).toEqual(['mine', 'still here']);
});

test('nobody lets themselves write again, and nobody whom a higher rank silenced', async () => {
  await using app = await buildTestApp();
  const { host, viewer, chat, rooms } = await buildRoom(app);
  const [mod, other] = [await buildUser(app.db), await buildUser(app.db)];
  const support = await buildUser(app.db, { role: 'support' });
  const lift = async (by: typeof mod, of: typeof mod) =>
    (await app.as(by).delete(`${rooms}/bans/${of.id}`)).status;
  const lifters = async () => {
    const all = await Promise.all([mod, host, support].map((by) => app.as(by).get(`${rooms}/bans`)));
    return all.map(({ body }) => body.items.map(({ can }: { can: { lift: boolean } }) => can.lift));
  };
  for (const { id } of [mod, other])
    expect((await app.as(host).put(`${rooms}/moderators/${id}`)).status).toBe(204);

  expect((await app.as(host).put(`${chat}/time-outs/${mod.id}`, { for: '1h' })).status).toBe(204);
  expect([await lift(mod, mod), await lift(other, mod)]).toEqual([403, 403]);
  expect(await lifters()).toEqual([[false], [true], [true]]);
  expect(await lift(host, mod)).toBe(204);
  // By one of their own rank, before they had it.
  await app.as(host).delete(`${rooms}/moderators/${mod.id}`);
  await app.as(other).put(`${chat}/time-outs/${mod.id}`, { for: '1h' });
  await app.as(host).put(`${rooms}/moderators/${mod.id}`);
  expect([await lift(mod, mod), await lift(other, mod)]).toEqual([403, 204]);

  for (const [by, may] of [
    [mod, [204, 204, 204]],
    [host, [403, 204, 204]],
    [support, [403, 403, 204]],
  ] as const) {
    for (const [n, who] of [other, host, support].entries()) {
      expect((await app.as(by).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
      expect(await lifters()).toEqual([mod, host, support].map((_, at) => [may[at] === 204]));
      expect(await lift(who, viewer)).toBe(may[n]);
      expect((await app.as(viewer).get(chat)).body.can.write).toBe(may[n] === 204);
    }
  }
});

test('a moderator makes what the host decided no shorter, and does not make it their own', async () => {
  await using app = await buildTestApp();
  const { shop, host, viewer, chat, rooms } = await buildRoom(app);
  const mod = await buildUser(app.db);
  await app.as(host).put(`${rooms}/moderators/${mod.id}`);
  const other = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const timeOut = async (by: typeof mod, length: string, at = chat) =>
    (await app.as(by).put(`${at}/time-outs/${viewer.id}`, { for: length })).status;
  const shown = async () => (await app.as(host).get(`${rooms}/bans`)).body.items[0];
  expect(await timeOut(host, '1h')).toBe(204);
  const { until } = await shown();
  for (const length of ['1m', 'show']) {
    expect(await timeOut(mod, length)).toBe(204);
    expect(await shown()).toMatchObject({ kind: 'time-out', until, by: host.id });
  }
  expect((await app.as(mod).put(`${chat}/bans/${viewer.id}`)).status).toBe(204);
  expect(await shown()).toMatchObject({ kind: 'ban', by: mod.id });
  expect((await app.as(mod).delete(`${rooms}/bans/${viewer.id}`)).status).toBe(403);
  expect((await app.as(host).delete(`${rooms}/bans/${viewer.id}`)).status).toBe(204);

  // Nor do they turn that of one show into one of another.
  expect(await timeOut(host, 'show')).toBe(204);
  expect(await timeOut(mod, '1m', `/api/shows/${other.id}/chat`)).toBe(403);
  expect(await shown()).toMatchObject({ showId: expect.any(String), by: host.id });
  expect(await timeOut(host, '1m')).toBe(204);
  expect(await shown()).toMatchObject({ showId: null, by: host.id });
});

test('settings that there are not are refused', async () => {
  await using app = await buildTestApp();
  const { host, viewer, chat, rooms } = await buildRoom(app);
  const as = app.as(host);
  const bad = await Promise.all([
    as.put(`${chat}/slow-mode`, { seconds: 7 }),
    as.put(`${chat}/time-outs/${viewer.id}`, { for: '2h' }),
    as.put(`${chat}/pin`, { messageId: 'x' }),
    as.put(`${rooms}/blocked-words`, { words: ['!!!'] }),
    as.put(`${rooms}/blocked-words`, { words: Array.from({ length: 201 }, (_, n) => `word${n}`) }),
    as.put(`${chat}/bans/${randomUUID()}`),
    as.put(`${chat}/pin`, { messageId: randomUUID() }),
  ]);
  expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 404, 404]);
});
