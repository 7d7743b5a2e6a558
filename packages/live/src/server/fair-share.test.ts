import { expect, test } from 'vitest';
import { openTestHub } from '../testing/test-hub.ts';
import { FairShare } from './fair-share.ts';

test('of one person two things are done at once and the rest in order, while another begins at once', async () => {
  const share = new FairShare(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const act = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => share.take('ana', act(name)));
  all.push(share.take('ben', act('b1')), share.take(undefined, act('stranger')));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'stranger']);
  ends[0]?.();
  await all[0];
  await Promise.resolve();
  expect(begun.at(-1)).toBe('a3');
  for (let n = 1; n < 6; n += 1) {
    ends[n]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(begun.at(-1)).toBe('a4');
  expect(share.size).toBe(0);
});

test('what fails gives its place to the next', async () => {
  const share = new FairShare(1);
  const failing = share.take('ana', () => Promise.reject(new Error('no')));
  const next = share.take('ana', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(share.size).toBe(0);
});

test('however many strangers of one address ask, nobody elsewhere waits, and neither does who is signed in there', async () => {
  const answer = Promise.withResolvers<boolean>();
  let asked = 0;
  const read = () => {
    asked += 1;
    return answer.promise;
  };
  await using world = await openTestHub({ declarations: [{ path: 'news', read }] });
  const join = (from: string | undefined, token: string | null) => {
    const client = world.connect(from);
    client.hello(token);
    client.say({ op: 'listen', id: 1, query: { collection: 'news' } });
    return client;
  };
  const crowd = Array.from({ length: 20 }, () => join('203.0.113.7', null));
  for (const client of crowd) await client.next('welcome');
  const others = [join('203.0.113.8', null), join('203.0.113.7', 'ana'), join(undefined, null)];
  for (const client of others) await client.next('welcome');
  // What is to be asked is asked by now.
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(4 + others.length);
  answer.resolve(true);
  for (const client of [...crowd, ...others]) await client.next('snapshot');
});
