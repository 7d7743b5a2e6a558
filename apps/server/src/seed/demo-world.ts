import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { demoStages } from './demo-ids.ts';

/** Goes up when the demo world is made differently. A world that is there already is left as it is. */
export const demoVersion = 7;
export const demoPassword = 'open-the-market';

export async function demoWorldIn(db: Db): Promise<{ version: number; anchor: Date } | null> {
  const world = await db.selectFrom('demo_world').select(['version', 'anchor']).executeTakeFirst();
  return world ?? null;
}

/** Whether the world is there, and its trade where something can be paid. */
export async function demoIsWhole(db: Db, payments: object | undefined): Promise<boolean> {
  return (await demoWorldIn(db)) !== null && (payments === undefined || !(await demoWantsTrade(db)));
}

/** A world that was made before anybody could buy in it stays as it is. */
export async function demoWantsTrade(db: Db): Promise<boolean> {
  if ((await demoWorldIn(db))?.version !== demoVersion) return false;
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) === undefined;
}

const stages = [...demoStages.values()];

/** Of rows of `shows`: one that the demo world gives, and nobody planned themselves. */
export const isGiven: RawBuilder<boolean> = sql`(shows.shop_id, shows.title) in (
  select * from unnest(${stages.map(({ shopId }) => shopId)}::uuid[], ${stages.map(({ title }) => title)}::text[]))`;
