import type { AddressInfo } from 'node:net';
import { LiveClient } from '@souk/live/client/client.ts';
import { socketLink } from '@souk/live/client/link.ts';
import { documentPath } from '@souk/live/paths.ts';
import { serverTime } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import {
  inboxPath,
  marksPath,
  messagesPath,
  pairOf,
  presencePath,
  typingPath,
} from '@souk/shared/talk/messaging/paths.ts';
import { expect, test } from 'vitest';
import { writeLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

async function clientOf(app: TestApp, user: { id: UserId }): Promise<LiveClient> {
  const { port } = app.app.server.address() as AddressInfo;
  const token = await app.tokenOf(user);
  return new LiveClient({ link: socketLink(`ws://127.0.0.1:${port}/live`), token: () => token });
}

test('two people see each other type, and what they wrote, in both lists at once', async () => {
  await using app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const [asAna, asNour] = [await clientOf(app, ana), await clientOf(app, nour)];
  const pair = pairOf(ana.id, nour.id);

  const line = Promise.withResolvers<unknown>();
  asNour.listen({ collection: inboxPath(nour.id) }, ({ docs: [first] }) => {
    if (first) line.resolve(first.data);
  });
  await asAna.set(`${messagesPath(pair)}/${crypto.randomUUID()}`, {
    by: ana.id,
    at: serverTime(),
    text: 'Good evening',
  });
  expect(await line.promise).toMatchObject({ line: 'Good evening', unread: 1, with: ana.id });

  const typing = Promise.withResolvers<unknown>();
  asNour.subscribe(typingPath(pair), (said) => typing.resolve(said));
  // Sent again until the other one has subscribed.
  const saying = setInterval(() => asAna.publish(typingPath(pair), { typing: true }), 100);
  const heard = await typing.promise;
  clearInterval(saying);
  expect(JSON.stringify(heard)).toContain('"typing":true');

  await expect(asNour.update(`${inboxPath(ana.id)}/${nour.id}`, { unread: 0 })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  asAna.close();
  asNour.close();
});

const FIVE_SECONDS = 5_000;

/** What a listener hears of a collection, and when they are told that they may not any more. */
function hearing(client: LiveClient, collection: string) {
  const heard: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<string>();
  client.listen(
    { collection },
    ({ docs, fromCache }) => {
      heard.push(docs.map(({ data }) => data));
      if (!fromCache) begun.resolve();
    },
    ({ code }) => cut.resolve(code),
  );
  return { heard, begun: begun.promise, cut: cut.promise };
}

const places = ['at the same process', 'at another process'] as const;

test.each(places)(
  'after a block neither of the two hears presence or marks of the other: %s',
  async (place) => {
    await using app = await buildTestApp();
    await using other = await buildTestApp({ beside: app });
    const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
    const [asAna, asNour] = [talker(app, ana), talker(app, nour)];
    await asNour.send(ana, 'Still there?');
    const pair = pairOf(ana.id, nour.id);
    for (const one of [app, other]) await one.app.listen({ host: '127.0.0.1', port: 0 });
    const anas = await clientOf(app, ana);
    const nours = await clientOf(place === places[0] ? app : other, nour);
    const presence = hearing(nours, presencePath(ana.id));
    const marks = hearing(nours, marksPath(pair));
    const own = hearing(nours, inboxPath(nour.id));
    const [ofNour, anasMarks] = [hearing(anas, presencePath(nour.id)), hearing(anas, marksPath(pair))];
    await Promise.all([presence, marks, own, ofNour, anasMarks].map(({ begun }) => begun));

    const start = performance.now();
    expect((await app.as(ana).put(`/api/users/${nour.id}/block`)).status).toBe(204);
    expect(await Promise.all([presence.cut, marks.cut, ofNour.cut, anasMarks.cut])).toEqual(
      Array(4).fill('permission-denied'),
    );
    expect(performance.now() - start).toBeLessThan(FIVE_SECONDS);

    const heard = [presence.heard.length, marks.heard.length];
    const now = app.clock.now();
    const path = documentPath(`${presencePath(ana.id)}/now`);
    const data = { online: false, seenAt: now.getTime() };
    await app.db.transaction().execute((tx) => writeLive(tx, [{ op: 'set', path, data }], now));
    await asAna.mark(nour, { delivered: 1, read: 1 });
    // What is nobody's affair but their own they hear as before, and by then would have heard the rest.
    await asNour.update(`${inboxPath(nour.id)}/${ana.id}`, { muted: true });
    await expect.poll(() => own.heard.at(-1)).toMatchObject([{ muted: true }]);
    expect([presence.heard.length, marks.heard.length]).toEqual(heard);
    // She still has read it, for herself.
    expect(await asAna.inbox(nour)).toMatchObject({ unread: 0 });
    anas.close();
    nours.close();
  },
);
