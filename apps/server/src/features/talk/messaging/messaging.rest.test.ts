import { documentPath } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { mailTo, runWaitingJobs } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { passOnDue } from '../notifications/index.ts';
import { afterMessage, noticingRead } from './index.ts';

const HOUR_MS = 3_600_000;

async function shopAndBuyer() {
  const app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db, { name: 'Ana' }), await buildUser(app.db, { name: 'Nour' })];
  await buildShop(app.db, { owner_id: ana.id, name: 'Halden & Moor' });
  return { app, ana, nour, asAna: talker(app, ana), asNour: talker(app, nour) };
}

const jobCtx = (app: TestApp) => ({ db: app.db, clock: app.clock, log: app.log.log });

/** What the worker does some seconds after the last message. */
async function afterLast(app: TestApp, by: { id: UserId }, to: { id: UserId }): Promise<void> {
  const pair = pairOf(by.id, to.id);
  const { rows } = await sql<{ id: string; born: number }>`
    select id, born from live_documents where collection = ${`conversations/${pair}/messages`}
      and data ->> 'by' = ${by.id} order by born desc limit 1`.execute(app.db);
  const [last] = rows;
  if (!last) throw new Error('nothing was said');
  await afterMessage.run(jobCtx(app), { pair, ...last, by: by.id, to: to.id });
}

async function said(app: TestApp, one: { id: string }, other: { id: string }) {
  const { rows } = await sql<{ data: { by: string; text: string; away?: true } }>`
    select data from live_documents
    where collection = ${`conversations/${pairOf(one.id, other.id)}/messages`} and data is not null
    order by born`.execute(app.db);
  return rows.map(({ data }) => data);
}

test('a seller’s away note answers for them, once a day to each person', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  const note = { on: true, text: 'Firing until Thursday, I answer then.', until: null };
  expect((await app.as(ana).put('/api/away-note', note)).body).toEqual(note);
  await asNour.send(ana, 'Hello?');
  await afterLast(app, nour, ana);
  await afterLast(app, nour, ana);
  expect(await said(app, ana, nour)).toMatchObject([
    { text: 'Hello?' },
    { by: ana.id, text: note.text, away: true },
  ]);
  expect(await asNour.inbox(ana)).toMatchObject({ line: note.text, unread: 1, by: ana.id });
  expect(await asAna.inbox(nour)).toMatchObject({ line: note.text, unread: 1 });
  app.clock.forward(HOUR_MS);
  await asNour.send(ana, 'Are you there?');
  await afterLast(app, nour, ana);
  expect(await said(app, ana, nour)).toHaveLength(3);
  app.clock.forward(24 * HOUR_MS);
  await asNour.send(ana, 'Today?');
  await afterLast(app, nour, ana);
  expect(await said(app, ana, nour)).toHaveLength(5);
});

test('an away note is not said when it is over, off, or its seller has just answered', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  const until = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
  await app.as(ana).put('/api/away-note', { on: true, text: 'Away', until });
  expect((await app.as(nour).get(`/api/conversations/${ana.id}`)).body.away).toEqual({ until });
  await asNour.send(ana, 'Hello?');
  await asAna.send(nour, 'I am here after all');
  await afterLast(app, nour, ana);
  expect(await said(app, ana, nour)).toHaveLength(2);
  app.clock.forward(2 * HOUR_MS);
  await asNour.send(ana, 'Hello again');
  await afterLast(app, nour, ana);
  expect(await said(app, ana, nour)).toHaveLength(3);
  expect((await app.as(nour).get(`/api/conversations/${ana.id}`)).body.away).toBeNull();
  expect((await app.as(nour).put('/api/away-note', { on: true, text: 'A', until: null })).status).toBe(403);
  expect((await app.as(ana).put('/api/away-note', { on: true, text: ' ', until: null })).status).toBe(400);
});

test('a message is told to who does not read it, and read it is new no more', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  const state = () =>
    readLive<{ count: number }>(app.db, documentPath(`notifications/${nour.id}/state/unread`));
  await asAna.send(nour, 'Your bowl is fired');
  await asNour.mark(ana, { delivered: 1, read: 1 });
  await afterLast(app, ana, nour);
  expect((await state())?.count ?? 0).toBe(0);
  await asAna.send(nour, 'And wrapped');
  await afterLast(app, ana, nour);
  expect(await state()).toMatchObject({ count: 1 });
  const { body } = await app.as(nour).get('/api/notifications');
  expect(body.items).toMatchObject([
    {
      kind: 'message',
      to: `/messaging/${ana.id}`,
      params: { name: 'Ana', line: 'And wrapped' },
      text: 'notifications.text.message',
    },
  ]);
  await asNour.mark(ana, { delivered: 2, read: 2 });
  await noticingRead.run(jobCtx(app), { reader: nour.id, other: ana.id });
  expect(await state()).toMatchObject({ count: 0 });
});

test('what is deleted goes from the list of who was told, and is not mailed to them later', async () => {
  const { app, nour, asAna } = await shopAndBuyer();
  await using _ = app;
  // Without a list, what waits to be mailed is known by its words alone.
  const mara = await buildUser(app.db);
  const notInApp = { kind: 'message', channel: 'in-app', chosen: false };
  await app.as(mara).put('/api/notification-choices', { changes: [notInApp] });
  const kept = 'Ring at the blue door';
  for (const reader of [nour, mara]) {
    const id = await asAna.send(reader, 'The code of the door is 4711');
    await runWaitingJobs(app);
    app.clock.forward(2 * HOUR_MS);
    await asAna.send(reader, kept);
    await runWaitingJobs(app);
    await asAna.take(reader, id);
    await runWaitingJobs(app);
  }
  expect(await bellOf(app, nour)).toMatchObject({ unread: 1, state: 1, items: [{ params: { line: kept } }] });
  expect(await bellOf(app, mara)).toMatchObject({ unread: 0, items: [] });
  app.clock.forward(HOUR_MS);
  await passOnDue(app);
  for (const { email } of [nour, mara])
    expect((await mailTo(app, email)).map(({ subject }) => subject)).toEqual([`Ana: ${kept}`]);
});

test('a conversation in which all that was unread is deleted rings no more', async () => {
  const { app, nour, asAna } = await shopAndBuyer();
  await using _ = app;
  const ids = [await asAna.send(nour, 'One'), await asAna.send(nour, 'Two')];
  await runWaitingJobs(app);
  expect(await bellOf(app, nour)).toMatchObject({ unread: 1, items: [{ count: 2 }] });
  for (const id of ids) await asAna.take(nour, id);
  await runWaitingJobs(app);
  expect(await bellOf(app, nour)).toMatchObject({ unread: 0, state: 0 });
  app.clock.forward(HOUR_MS);
  await passOnDue(app);
  expect(await mailTo(app, nour.email)).toEqual([]);
});

test('what is said otherwise is mailed and listed as it stands, and what says the same beside it stays', async () => {
  const { app, nour, asAna } = await shopAndBuyer();
  await using _ = app;
  const [id] = [await asAna.send(nour, 'It is 40'), await runWaitingJobs(app)];
  await asAna.edit(nour, id, 'It is 50');
  await runWaitingJobs(app);
  expect(await bellOf(app, nour)).toMatchObject({ unread: 1, items: [{ params: { line: 'It is 50' } }] });
  for (const _twice of [1, 2]) await asAna.send(nour, 'Ring twice');
  await runWaitingJobs(app);
  const last = await asAna.send(nour, 'Ring twice');
  await runWaitingJobs(app);
  await asAna.edit(nour, last, 'Or knock');
  await runWaitingJobs(app);
  app.clock.forward(HOUR_MS);
  await passOnDue(app);
  const [mail] = await mailTo(app, nour.email);
  const lines = mail?.body.split('\n').filter((line) => line.startsWith('* '));
  expect(lines?.toSorted()).toEqual([
    '* Ana: It is 50',
    '* Ana: Or knock',
    '* Ana: Ring twice',
    '* Ana: Ring twice',
  ]);
});

test.each(['who was written to', 'who wrote'])('over a block by %s nothing more is told', async (who) => {
  const { app, ana, nour, asAna } = await shopAndBuyer();
  await using _ = app;
  const [blocker, blocked] = who === 'who wrote' ? [ana, nour] : [nour, ana];
  await asAna.send(nour, 'Waits to be mailed');
  await runWaitingJobs(app);
  expect(await app.db.selectFrom('held_news').select('kind').execute()).toHaveLength(1);
  await asAna.send(nour, 'Waits to be told');
  await app.db.insertInto('user_blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
  await runWaitingJobs(app);
  const { items } = await bellOf(app, nour);
  expect(items).toMatchObject([{ params: { line: 'Waits to be mailed' } }]);
  app.clock.forward(HOUR_MS);
  await passOnDue(app);
  expect(await mailTo(app, nour.email)).toEqual([]);
});

test('a muted conversation tells nobody', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  await asAna.send(nour, 'Hello');
  await asNour.update(`inboxes/${nour.id}/conversations/${ana.id}`, { muted: true });
  await afterLast(app, ana, nour);
  expect((await app.as(nour).get('/api/notifications')).body.items).toEqual([]);
});

test('someone finds people and words of their own conversations', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  await asNour.send(ana, 'Is the 100% linen_throw lined?');
  app.clock.forward(1_000);
  await asAna.send(nour, 'No lining, just linen');
  const search = async (q: string) =>
    (await app.as(nour).get(`/api/conversations/search?q=${encodeURIComponent(q)}`)).body;
  expect((await search('linen')).messages.map(({ by }: { by: string }) => by)).toEqual([ana.id, nour.id]);
  expect((await search('100%')).messages).toMatchObject([{ with: ana.id, born: 1 }]);
  expect((await search('0_l')).messages).toEqual([]);
  expect((await search('halden')).people).toMatchObject([{ _id: ana.id, shop: { name: 'Halden & Moor' } }]);
  expect((await search('nour')).people).toEqual([]);
});

test('a shop says how soon it usually answers, once that can be said', async () => {
  const { app, ana, asAna } = await shopAndBuyer();
  await using _ = app;
  const look = async () => (await app.as(await buildUser(app.db)).get(`/api/conversations/${ana.id}`)).body;
  for (const minutes of [10, 20, 600]) {
    expect((await look()).answersInMinutes).toBeNull();
    const buyer = await buildUser(app.db);
    await talker(app, buyer).send(ana, 'Hello');
    app.clock.forward(minutes * 60_000);
    await asAna.send(buyer, 'Hello yourself');
  }
  expect(await look()).toMatchObject({
    answersInMinutes: 20,
    mayWrite: 'yes',
    with: { name: 'Ana', gone: false },
  });
});

test('a seller keeps replies in an order of their own', async () => {
  const { app, ana, nour } = await shopAndBuyer();
  await using _ = app;
  const items = [
    { title: 'Shipping', text: 'Two days, in straw.' },
    { title: 'Oven', text: 'Yes, it may go in the oven.' },
  ];
  expect((await app.as(ana).get('/api/saved-replies')).body).toEqual({ items: [] });
  expect((await app.as(ana).put('/api/saved-replies', { items })).body.items).toMatchObject(items);
  const turned = items.toReversed();
  await app.as(ana).put('/api/saved-replies', { items: turned });
  expect((await app.as(ana).get('/api/saved-replies')).body.items).toMatchObject(turned);
  expect((await app.as(nour).get('/api/saved-replies')).status).toBe(403);
});

test('a message is reported by who got it, and staff read what was said though it is deleted since', async () => {
  const { app, ana, nour, asAna } = await shopAndBuyer();
  await using _ = app;
  const [eve, staff] = [await buildUser(app.db), await buildUser(app.db, { role: 'support' })];
  const id = await asAna.send(nour, 'Pay me outside of the market');
  const report = { target: { kind: 'message', _id: id }, reason: 'fraud' };
  expect((await app.as(eve).post('/api/reports', report)).status).toBe(404);
  expect((await app.as(ana).post('/api/reports', report)).status).toBe(409);
  expect((await app.as(nour).post('/api/reports', report)).status).toBe(201);
  await asAna.take(nour, id);
  const { body } = await app.as(staff).get('/api/admin/reports?kind=message');
  expect(body.items).toMatchObject([
    { target: { kind: 'message', title: 'Pay me outside of the market', owner: { _id: ana.id } } },
  ]);
});

test('who leaves takes their words along; the other keeps theirs, and the place of the rest', async () => {
  const { app, ana, nour, asAna, asNour } = await shopAndBuyer();
  await using _ = app;
  const photo = await storedPhoto(app.as(nour), 'message-image');
  await asNour.send(ana, {
    text: 'My address is 4 Elm Street',
    pictures: [{ id: photo._id, width: 8, height: 6 }],
  });
  const answer = await asAna.send(nour, 'Noted');
  await asNour.react(ana, answer, '👍');
  await asNour.send(ana, 'Thanks');
  const exported = await app.as(nour).get(`/api/users/${nour.id}/export`);
  expect(exported.status).toBe(200);
  expect((await app.as(nour).delete(`/api/users/${nour.id}`)).status).toBe(204);
  expect(await said(app, ana, nour)).toEqual([
    { by: nour.id, at: expect.any(Number), text: '', deletedAt: expect.any(Number) },
    { by: ana.id, at: expect.any(Number), text: 'Noted', reactions: {} },
    { by: nour.id, at: expect.any(Number), text: '', deletedAt: expect.any(Number) },
  ]);
  expect(await asAna.inbox(nour)).toMatchObject({ kind: 'deleted', line: '', unread: 0 });
  expect(await asNour.inbox(ana)).toBeNull();
  expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);
  const { body } = await app.as(ana).get(`/api/conversations/people?ids=${nour.id}`);
  expect(body.items).toMatchObject([{ _id: nour.id, name: '', gone: true, picture: null }]);
  await expect(asAna.send(nour, 'Hello?')).rejects.toMatchObject({ code: 'permission-denied' });
});
