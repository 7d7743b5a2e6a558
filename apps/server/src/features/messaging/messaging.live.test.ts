import type { AddressInfo } from 'node:net';
import { LiveClient } from '@souk/live/client/client.ts';
import { socketLink } from '@souk/live/client/link.ts';
import { serverTime } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { inboxPath, messagesPath, pairOf, typingPath } from '@souk/shared/messaging/paths.ts';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildUser } from '../accounts/user.builder.ts';

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
  asNour.hear(typingPath(pair), (said) => typing.resolve(said));
  // Said again until the other one is tuned in.
  const saying = setInterval(() => asAna.whisper(typingPath(pair), { typing: true }), 100);
  const heard = await typing.promise;
  clearInterval(saying);
  expect(JSON.stringify(heard)).toContain('"typing":true');

  await expect(asNour.update(`${inboxPath(ana.id)}/${nour.id}`, { unread: 0 })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  asAna.close();
  asNour.close();
});
