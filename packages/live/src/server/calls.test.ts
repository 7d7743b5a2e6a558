import { expect, test } from 'vitest';
import { LiveClient } from '../client/client.ts';
import type { LinkEvents } from '../client/link.ts';
import { LiveError } from '../errors.ts';
import type { SentFrame } from '../protocol.ts';
import { openTestHub } from '../testing/test-hub.ts';

const id = '0199c000-0000-4000-8000-000000000001';
const other = '0199c000-0000-4000-8000-000000000002';

test('a call is answered once it is done, and keeps nothing waiting that comes after it', async () => {
  const done = Promise.withResolvers<void>();
  await using hub = await openTestHub({
    calls: [
      {
        name: 'add',
        call: async ({ who, data, id: of }) => {
          await done.promise;
          return { sum: Number(data.a) + Number(data.b), by: who.id, of };
        },
      },
    ],
  });
  const ana = hub.connect();
  ana.hello('ana');
  ana.say({ op: 'call', id, name: 'add', data: { a: 2, b: 3 } });
  ana.say({ op: 'listen', id: 1, query: { collection: 'news' } });
  await ana.next('snapshot');
  done.resolve();
  expect(await ana.next('answered')).toEqual({ op: 'answered', id, data: { sum: 5, by: 'ana', of: id } });
});

test('a stranger calls nothing, nobody calls what is not there, and a refusal is told with its call', async () => {
  await using hub = await openTestHub({
    calls: [
      {
        name: 'refuse',
        call: async () => {
          throw new LiveError('failed-precondition', 'Not today.');
        },
      },
    ],
  });
  const [nobody, ana] = [hub.connect(), hub.connect()];
  nobody.hello(null);
  nobody.say({ op: 'call', id, name: 'refuse', data: {} });
  expect(await nobody.next('error')).toMatchObject({ id, code: 'unauthenticated' });
  ana.hello('ana');
  ana.say({ op: 'call', id, name: 'fly', data: {} });
  expect(await ana.next('error')).toMatchObject({ id, code: 'unimplemented' });
  ana.say({ op: 'call', id: other, name: 'refuse', data: {} });
  expect(await ana.next('error')).toMatchObject({ id: other, code: 'failed-precondition' });
});

test('one connection has so many calls at once, and the next is told to come again', async () => {
  const done = Promise.withResolvers<void>();
  await using hub = await openTestHub({
    calls: [{ name: 'wait', call: () => done.promise.then(() => ({})) }],
  });
  const ana = hub.connect();
  ana.hello('ana');
  for (let n = 0; n < 21; n += 1) ana.say({ op: 'call', id: crypto.randomUUID(), name: 'wait', data: {} });
  expect(await ana.next('error')).toMatchObject({ code: 'unavailable', retryAfterMs: 1_000 });
  done.resolve();
  for (let n = 0; n < 20; n += 1) await ana.next('answered');
});

/** A client, and what its connections are told to do. */
function clientOver(frames: SentFrame[]) {
  const links: LinkEvents[] = [];
  const client = new LiveClient({
    token: () => 'ana',
    random: () => 0,
    link: (events) => {
      links.push(events);
      queueMicrotask(() => events.open());
      return { send: (frame) => void frames.push(frame), close: () => undefined };
    },
  });
  const welcome = async (place: number) => {
    await expect.poll(() => frames.filter(({ op }) => op === 'hello').length).toBe(place + 1);
    links[place]?.frame({ op: 'welcome', protocol: 1, who: 'ana', epoch: 'one' });
  };
  return { client, links, welcome };
}

test('a call whose answer was lost with the connection is sent again as the same one', async () => {
  const frames: SentFrame[] = [];
  const { client, links, welcome } = clientOver(frames);
  await welcome(0);
  const answer = client.call('add', { a: 1 }, id);
  links[0]?.closed('lost');
  await welcome(1);
  const calls = frames.filter(({ op }) => op === 'call');
  expect(calls).toEqual([calls[0], calls[0]]);
  links[1]?.frame({ op: 'answered', id, data: { sum: 5 } });
  expect(await answer).toEqual({ sum: 5 });
  client.close();
});

test('a call that was given up without a connection is not sent over the next one', async () => {
  const frames: SentFrame[] = [];
  const { client, links, welcome } = clientOver(frames);
  await welcome(0);
  links[0]?.closed('lost');
  const giveUp = new AbortController();
  const answer = client.call('add', { a: 1 }, id, giveUp.signal);
  const refused = expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  giveUp.abort();
  await refused;
  await welcome(1);
  expect(frames.filter(({ op }) => op === 'call')).toEqual([]);
  await expect(client.call('add', { a: 1 }, id, giveUp.signal)).rejects.toMatchObject({ code: 'cancelled' });
  client.close();
});

test('whoever signs out is told nothing more of what they called', async () => {
  const { client, welcome } = clientOver([]);
  await welcome(0);
  const answer = client.call('add', {});
  const refused = expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  client.close();
  await refused;
});
