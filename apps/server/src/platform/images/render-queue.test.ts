import { expect, test } from 'vitest';
import { renderQueue, type Urgency } from './render-queue.ts';

function world(width: number) {
  const queue = renderQueue(width);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add: (name: string, urgency: Urgency) =>
      queue.run(urgency, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      }),
    async end(name: string, all: Promise<void>) {
      ends.get(name)?.();
      await all;
    },
  };
}

const turn = () => new Promise((next) => setImmediate(next));

test('no more pictures are drawn at once than there is room for', async () => {
  const { add, begun, end } = world(2);
  const jobs = ['a', 'b', 'c'].map((name) => add(name, 'awaited'));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  await end('b', jobs[1]!);
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a picture someone waits for goes before those made ahead, which leave a place free', async () => {
  const { add, begun, end } = world(2);
  const first = add('ahead 1', 'ahead');
  add('ahead 2', 'ahead');
  await turn();
  expect(begun).toEqual(['ahead 1']);
  add('awaited 1', 'awaited');
  add('awaited 2', 'awaited');
  await turn();
  expect(begun).toEqual(['ahead 1', 'awaited 1']);
  await end('ahead 1', first);
  await turn();
  expect(begun).toEqual(['ahead 1', 'awaited 1', 'awaited 2']);
});

test('a drawing that fails makes room for the next', async () => {
  const queue = renderQueue(1);
  await expect(queue.run('awaited', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  await expect(queue.run('awaited', async () => 'drawn')).resolves.toBe('drawn');
});
