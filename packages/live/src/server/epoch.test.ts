import { expect, test } from 'vitest';
import { openTestHub } from '../testing/test-hub.ts';
import { copyTestStore, openTestStore, type TestStore } from '../testing/test-store.ts';
import { liveTables } from './tables.ts';

async function epochOf(store: TestStore): Promise<string> {
  await using world = await openTestHub({ store });
  const ana = world.connect();
  ana.hello('ana');
  return (await ana.next('welcome')).epoch;
}

/** Puts what a dump holds in the place of what is there. */
async function restoreInPlace({ db }: TestStore): Promise<void> {
  await db.query('create table dumped as table live_collections');
  await db.query('drop table live_collections');
  await db.query(liveTables);
  await db.query('insert into live_collections table dumped');
}

test('everyone who says hello is told the same epoch, until the documents come from a copy', async () => {
  await using store = await openTestStore();
  const epoch = await epochOf(store);
  expect(await epochOf(store)).toBe(epoch);
  {
    await using copy = await copyTestStore(store);
    expect(await epochOf(copy)).not.toBe(epoch);
  }
  await restoreInPlace(store);
  expect(await epochOf(store)).not.toBe(epoch);
});

test('who is connected while the database is restored is sent away, and comes back to another epoch', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  const { epoch } = await ana.next('welcome');
  await restoreInPlace(world.store);
  await expect.poll(() => ana.transport.closed).toBe('going');
  const again = world.connect();
  again.hello('ana');
  expect((await again.next('welcome')).epoch).not.toBe(epoch);
});
