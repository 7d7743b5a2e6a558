import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';

test('a client speaks over a socket that was opened ahead of it', async () => {
  await using server = await openLiveServer();
  const ahead = new WebSocket(server.socketUrl);
  await once(ahead, 'open');
  const link = socketLink(server.socketUrl, () => ahead);
  const client = new LiveClient({ link, token: () => 'ana' });
  await expect.poll(() => client.connectionState).toBe('live');
  await client.set('rooms/1/messages/one', {});
  await expect(client.get('rooms/1/messages/one')).resolves.toMatchObject({ id: 'one' });
  client.close();
});
