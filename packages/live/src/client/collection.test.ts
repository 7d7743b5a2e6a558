import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { serverTime } from '../writes.ts';
import { LiveClient } from './client.ts';
import { collection } from './collection.ts';
import { socketLink } from './link.ts';

interface Message {
  by: string;
  text: string;
  at: number;
}
const messages = collection<Message>('rooms/{room}/messages');

test('who names the type of a collection writes, changes, reads and hears documents of that type', async () => {
  await using server = await openLiveServer();
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  const room = messages.of(client, { room: '7' });
  let seen: string[] = [];
  const end = room.listen({ order: [['at', 'up']] }, ({ docs }) => {
    seen = docs.map(({ data }) => `${data.by}: ${data.text.toUpperCase()}`);
  });
  await room.set('m1', { by: 'ana', text: 'Good evening', at: serverTime() });
  await room.update('m1', { text: 'Good night' });
  expect((await room.get('m1'))?.data.at).toBeGreaterThan(0);
  await expect.poll(() => seen).toEqual(['ana: GOOD NIGHT']);
  await room.delete('m1');
  await expect.poll(() => seen).toEqual([]);
  expect(await room.get('m1')).toBeNull();
  end();
  client.close();
});

test('a room that is not said leads nowhere', () => {
  const client = null as unknown as LiveClient;
  expect(() => messages.of(client)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
});
