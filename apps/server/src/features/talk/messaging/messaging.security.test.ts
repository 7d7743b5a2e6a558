import { collectionPath } from '@souk/live/paths.ts';
import { allowRead, findDeclaration } from '@souk/live/server/declaration.ts';
import { serverTime } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import {
  inboxPath,
  marksPath,
  messagesPath,
  pairOf,
  presencePath,
} from '@souk/shared/talk/messaging/paths.ts';
import { expect, test } from 'vitest';
import { liveDeclarations } from '../../../market-live.ts';
import { liveDatabaseOf } from '../../../platform/live/index.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { storedPhoto } from '../../../testing/files.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { sayFor } from './say.ts';

async function three() {
  const app = await buildTestApp();
  const [ana, nour, eve] = [await buildUser(app.db), await buildUser(app.db), await buildUser(app.db)];
  return { app, ana, nour, eve, asAna: talker(app, ana), asNour: talker(app, nour), asEve: talker(app, eve) };
}

async function mayRead(app: TestApp, who: { id: UserId } | null, collection: string): Promise<boolean> {
  const declared = findDeclaration(liveDeclarations, collectionPath(collection));
  const asker = who && { id: who.id, actor: { kind: 'user', userId: who.id } as SignedInUser };
  return await allowRead(declared, asker, liveDatabaseOf(app.db)).then(
    () => true,
    () => false,
  );
}

const denied = { code: 'permission-denied' };
const refused = { code: 'failed-precondition' };

test('a conversation is read by the two who have it, and by nobody else', async () => {
  const { app, ana, nour, eve, asAna } = await three();
  await using _ = app;
  await asAna.send(nour, 'Between us');
  const pair = pairOf(ana.id, nour.id);
  for (const path of [messagesPath(pair), marksPath(pair)]) {
    expect(await mayRead(app, ana, path)).toBe(true);
    expect(await mayRead(app, nour, path)).toBe(true);
    expect(await mayRead(app, eve, path)).toBe(false);
    expect(await mayRead(app, null, path)).toBe(false);
  }
  expect(await mayRead(app, nour, inboxPath(nour.id))).toBe(true);
  expect(await mayRead(app, eve, inboxPath(nour.id))).toBe(false);
  expect(await mayRead(app, null, inboxPath(nour.id))).toBe(false);
  // Neither under a name that only looks like hers.
  const turned = pair.split('~').reverse().join('~');
  expect(await mayRead(app, ana, messagesPath(turned))).toBe(false);
  expect(await mayRead(app, eve, messagesPath(`${eve.id}~${eve.id}`))).toBe(false);
  expect((await app.as(eve).get('/api/conversations/search?q=between')).body.messages).toEqual([]);
  expect((await app.as(nour).get('/api/conversations/search?q=between')).body.messages).toHaveLength(1);
});

test('nobody writes into a conversation of others, as someone else, or to themselves', async () => {
  const { app, ana, nour, eve, asAna, asEve } = await three();
  await using _ = app;
  const id = await asAna.send(nour, 'Hello');
  const into = talker(app, ana).path(nour, crypto.randomUUID());
  const data = { by: eve.id, at: serverTime(), text: 'Let me in' };
  await expect(asEve.write([{ op: 'set', path: into, data }])).rejects.toMatchObject(denied);
  await expect(asEve.send(nour, { text: 'I am Ana', by: ana.id })).rejects.toMatchObject(denied);
  await expect(asAna.send(ana, 'Dear diary')).rejects.toMatchObject(denied);
  await expect(
    asEve.write([{ op: 'update', path: asAna.path(nour, id), data: { text: 'Changed' } }]),
  ).rejects.toMatchObject(denied);
  await expect(
    asEve.update(`${marksPath(pairOf(ana.id, nour.id))}/${nour.id}`, { read: 1 }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/denied|not-found/) });
});

test('nobody changes or deletes what the other one wrote', async () => {
  const { app, ana, nour, asAna, asNour } = await three();
  await using _ = app;
  const id = await asAna.send(nour, 'My words');
  await expect(asNour.edit(ana, id, 'Your words')).rejects.toMatchObject(denied);
  await expect(asNour.take(ana, id)).rejects.toMatchObject(denied);
  await expect(asAna.write([{ op: 'delete', path: asAna.path(nour, id) }])).rejects.toMatchObject(denied);
  await expect(asAna.change(nour, id, { by: nour.id })).rejects.toMatchObject(denied);
  await expect(asAna.change(nour, id, { at: 1 })).rejects.toMatchObject(denied);
  await expect(asAna.change(nour, id, { text: 'Silently' })).rejects.toMatchObject(denied);
  await expect(asAna.change(nour, id, { deletedAt: 5 })).rejects.toMatchObject(denied);
});

test('a message has the server’s time, and nothing that only the market says', async () => {
  const { app, nour, asAna } = await three();
  await using _ = app;
  const now = app.clock.now().getTime();
  await expect(asAna.send(nour, { text: 'Later', at: now + 1 })).rejects.toMatchObject(denied);
  await expect(asAna.send(nour, { text: 'Away', away: true })).rejects.toMatchObject(denied);
  await expect(asAna.send(nour, { text: 'Edited', editedAt: now })).rejects.toMatchObject(denied);
  await expect(asAna.send(nour, '   ')).rejects.toMatchObject(refused);
  for (const data of [
    { text: 'x'.repeat(4_001) },
    { text: 'turned \u202e around' },
    { text: 'more', html: '<b>' },
    { text: 'no', pictures: [] },
    { text: 'no', card: { kind: 'house', id: crypto.randomUUID() } },
  ])
    await expect(asAna.send(nour, data)).rejects.toMatchObject({ code: 'invalid-argument' });
});

test.each(['ana', 'nour'] as const)(
  'nobody writes over a block, whichever side it is on: %s',
  async (who) => {
    const { app, ana, nour, asAna, asNour } = await three();
    await using _ = app;
    const [mine, theirs] = [await asAna.send(nour, 'Before'), await asNour.send(ana, 'Before')];
    const [blocker, other] = who === 'ana' ? [ana, nour] : [nour, ana];
    await app.as(blocker).put(`/api/users/${other.id}/block`);
    const ofBlocker = who === 'ana' ? refused : denied;
    const ofOther = who === 'ana' ? denied : refused;
    await expect(asAna.send(nour, 'Hello?')).rejects.toMatchObject(ofBlocker);
    await expect(asNour.send(ana, 'Hello?')).rejects.toMatchObject(ofOther);
    await expect(asAna.edit(nour, mine, 'Read this')).rejects.toMatchObject(ofBlocker);
    await expect(asNour.edit(ana, theirs, 'Read this')).rejects.toMatchObject(ofOther);
    await expect(asNour.react(ana, mine, '😡')).rejects.toMatchObject(ofOther);
    expect(await mayRead(app, other, presencePath(blocker.id))).toBe(false);
    expect(await mayRead(app, blocker, presencePath(other.id))).toBe(false);
    const marks = marksPath(pairOf(ana.id, nour.id));
    expect([await mayRead(app, other, marks), await mayRead(app, blocker, marks)]).toEqual([false, false]);
    // What is one's own may still be taken back.
    await asAna.take(nour, mine);
    const { body } = await app.as(other).get(`/api/conversations/${blocker.id}`);
    expect(body).toMatchObject({ mayWrite: 'gone', blocked: false, answersInMinutes: null });
    const own = await app.as(blocker).get(`/api/conversations/${other.id}`);
    expect(own.body).toMatchObject({ mayWrite: 'blocked-by-you', blocked: true });
    await app.as(blocker).delete(`/api/users/${other.id}/block`);
    await asAna.send(nour, 'Again');
  },
);

test('who is muted or suspended writes nothing, and nobody writes to who is gone', async () => {
  const { app, ana, nour, eve, asAna } = await three();
  await using _ = app;
  const id = await asAna.send(nour, 'Hello');
  await expect(talker(app, nour, { muted: true }).send(ana, 'Hi')).rejects.toMatchObject(denied);
  await expect(talker(app, nour, { muted: true }).react(ana, id, '🙂')).rejects.toMatchObject(denied);
  await expect(talker(app, nour, { suspended: true }).send(ana, 'Hi')).rejects.toMatchObject(denied);
  await talker(app, nour, { muted: true }).mark(ana, { delivered: 1, read: 1 });
  await app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', eve.id).execute();
  await expect(asAna.send(eve, 'Hello')).rejects.toMatchObject(denied);
  await expect(asAna.send({ id: crypto.randomUUID() as UserId }, 'Hello')).rejects.toMatchObject(denied);
});

test('a list is changed by its owner alone, and only in what is theirs to decide', async () => {
  const { app, ana, nour, eve, asAna, asNour, asEve } = await three();
  await using _ = app;
  await asAna.send(nour, 'Hello');
  const path = `${inboxPath(nour.id)}/${ana.id}`;
  await expect(asEve.update(path, { muted: true })).rejects.toMatchObject(denied);
  await expect(asAna.update(path, { muted: true })).rejects.toMatchObject(denied);
  await expect(asNour.update(path, { unread: 0 })).rejects.toMatchObject(denied);
  await expect(asNour.update(path, { line: 'Else', muted: true })).rejects.toMatchObject(denied);
  await expect(asNour.update(path, { muted: 'yes' })).rejects.toMatchObject({ code: 'invalid-argument' });
  await expect(asNour.update(`${inboxPath(nour.id)}/${eve.id}`, { muted: true })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('nobody floods: thirty messages a minute, twenty new conversations a day', async () => {
  const { app, ana, nour, asAna, asNour } = await three();
  await using _ = app;
  for (let n = 0; n < 30; n += 1) await asAna.send(nour, `Leaflet ${n}`);
  // Haste is told when to try again, so that what was written without a connection is stored in the end.
  await expect(asAna.send(nour, 'One more')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterMs: 60_000,
  });
  app.clock.forward(60_000);
  await asAna.send(nour, 'Sorry');
  for (let n = 0; n < 19; n += 1) await asAna.send(await buildUser(app.db), 'Buy my mugs');
  const [stranger, writer] = [await buildUser(app.db), await buildUser(app.db)];
  await expect(asAna.send(stranger, 'Buy my mugs')).rejects.toMatchObject(refused);
  // Who wrote first is no stranger, and others are not limited by her.
  await talker(app, writer).send(ana, 'Tell me more');
  await asAna.send(writer, 'Gladly');
  await asNour.send(stranger, 'Hello');
});

test('a message shows one’s own pictures, and only the two of it see them', async () => {
  const { app, ana, nour, eve, asAna, asNour, asEve } = await three();
  await using _ = app;
  const photo = await storedPhoto(app.as(ana), 'message-image');
  const pictures = [{ id: photo._id, width: 80, height: 60 }];
  await expect(asNour.send(ana, { pictures })).rejects.toMatchObject(refused);
  const address = `/pictures?ids=${photo._id}`;
  expect((await app.as(nour).get(`/api/conversations/${ana.id}${address}`)).body.items).toEqual([]);
  const id = await asAna.send(nour, { pictures });
  expect(await asNour.inbox(ana)).toMatchObject({ kind: 'picture', line: '' });
  const seen = await app.as(nour).get(`/api/conversations/${ana.id}${address}`);
  expect(seen.body.items).toMatchObject([{ _id: photo._id }]);
  expect((await app.get(seen.body.items[0].url)).status).toBe(200);
  expect((await app.as(eve).get(`/api/conversations/${ana.id}${address}`)).body.items).toEqual([]);
  await asEve.send(nour, 'Hello');
  expect((await app.as(nour).get(`/api/conversations/${eve.id}${address}`)).body.items).toEqual([]);
  // Shown, it cannot be taken away; deleted with its message, it can.
  expect((await app.as(ana).delete(`/api/files/${photo._id}`)).status).toBe(409);
  await asAna.take(nour, id);
  expect((await app.as(nour).get(`/api/conversations/${ana.id}${address}`)).body.items).toEqual([]);
  expect((await app.as(ana).delete(`/api/files/${photo._id}`)).status).toBe(204);
});

test('a message has an id of its own, and who uses it in another conversation does nothing to it', async () => {
  const { app, ana, nour, eve, asAna, asNour } = await three();
  await using _ = app;
  const photo = await storedPhoto(app.as(ana), 'message-image');
  const pictures = [{ id: photo._id, width: 80, height: 60 }];
  const id = await asAna.send(nour, { text: 'It came broken', pictures });
  await expect(asNour.write([asNour.setting(eve, 'Hello', id)])).rejects.toMatchObject(denied);
  // As it could be once.
  const said = { by: nour.id, text: 'Hello' };
  await app.db.transaction().execute((tx) => sayFor(tx, { id, to: eve.id, said }, app.clock.now()));
  await asNour.take(eve, id);
  const seen = await app.as(nour).get(`/api/conversations/${ana.id}/pictures?ids=${photo._id}`);
  expect(seen.body.items).toMatchObject([{ _id: photo._id }]);
});

test('a report is about the message of who reports it, and is read by staff, also where others have the same id', async () => {
  const { app, ana, nour, eve, asAna } = await three();
  await using _ = app;
  const id = await asAna.send(nour, 'Pay me outside of the market');
  const said = { by: ana.id, text: 'Good morning' };
  await app.db.transaction().execute((tx) => sayFor(tx, { id, to: eve.id, said }, app.clock.now()));
  const report = { target: { kind: 'message', _id: id }, reason: 'fraud' };
  for (const one of [nour, eve]) {
    expect((await app.as(one).post('/api/reports', report)).status).toBe(201);
    app.clock.forward(1_000);
  }
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const { status, body } = await staff.get('/api/admin/reports?state=open');
  expect(status).toBe(200);
  expect(body.items.map(({ target }: { target: { title: string } }) => target.title)).toEqual([
    'Pay me outside of the market',
    'Good morning',
  ]);
});

test('a card shows what its reader may see, and an answer answers what is there', async () => {
  const { app, nour, eve, asAna } = await three();
  await using _ = app;
  const product = await buildProduct(app.db, { title: 'Honey-glaze teapot' });
  const draft = await buildProduct(app.db, { status: 'draft' });
  const card = (kind: string, id: string) => ({ card: { kind, id } });
  await asAna.send(nour, card('product', product.id));
  expect(await talker(app, nour).inbox({ id: (await asAna.inbox(nour))!.by })).toMatchObject({
    kind: 'product',
    line: 'Honey-glaze teapot',
  });
  await expect(asAna.send(nour, card('product', draft.id))).rejects.toMatchObject(refused);
  await expect(asAna.send(nour, card('offer', crypto.randomUUID()))).rejects.toMatchObject(refused);
  await expect(asAna.send(nour, card('order', crypto.randomUUID()))).rejects.toMatchObject(refused);
  const foreign = await asAna.send(eve, 'Elsewhere');
  await expect(asAna.send(nour, { text: 'As I said', replyTo: foreign })).rejects.toMatchObject(refused);
  const { body } = await app.as(nour).post('/api/cards', {
    cards: [
      { kind: 'product', id: draft.id },
      { kind: 'product', id: product.id },
      { kind: 'product', id: product.id },
      { kind: 'order', id: crypto.randomUUID() },
    ],
  });
  expect(body.items).toMatchObject([{ kind: 'product', id: product.id, product: { _id: product.id } }]);
});
