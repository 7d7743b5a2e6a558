import { expect, test } from 'vitest';
import type { CollectionPath } from '../paths.ts';
import { WriteTurns } from './write-turns.ts';

const room = 'rooms/a/messages' as CollectionPath;
const other = 'rooms/b/messages' as CollectionPath;

test('of many writes to one room one is under way, in their order, and another room waits for none of them', async () => {
  const turns = new WriteTurns();
  const done: string[] = [];
  let atOnce = 0;
  const write = (name: string) => async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise(setImmediate);
    atOnce -= 1;
    done.push(name);
    if (name === 'second') throw new Error('refused');
  };
  const held = Promise.withResolvers<void>();
  const elsewhere = turns.take(other, () => held.promise);
  const all = ['first', 'second', 'third'].map((name) => turns.take(room, write(name)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(done).toEqual(['first', 'second', 'third']);
  held.resolve();
  await elsewhere;
});

test('a write that hangs holds up those behind it for a moment only', async () => {
  const turns = new WriteTurns(1);
  const hung = Promise.withResolvers<void>();
  const first = turns.take(room, () => hung.promise);
  expect(await turns.take(room, async () => 'written')).toBe('written');
  hung.resolve();
  await first;
});
