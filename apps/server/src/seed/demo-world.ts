import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { demoStages } from './demo-ids.ts';

export async function demoWorldIn(db: Db): Promise<{ version: number; anchor: Date } | null> {
  const world = await db.selectFrom('demo_world').select(['version', 'anchor']).executeTakeFirst();
  return world ?? null;
}

const stages = [...demoStages.values()];

/** Of rows of `shows`: one that the demo world gives, and nobody planned themselves. */
export const isGiven: RawBuilder<boolean> = sql`(shows.shop_id, shows.title) in (
  select * from unnest(${stages.map(({ shopId }) => shopId)}::uuid[], ${stages.map(({ title }) => title)}::text[]))`;
