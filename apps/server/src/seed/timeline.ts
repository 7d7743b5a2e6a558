import { type Kysely, type RawBuilder, sql } from 'kysely';
import { forgetAway } from '../features/live/auctions/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/schema.ts';
import { demoEventIds, demoProductIds, demoShopIds } from './demo-ids.ts';
import { demoWorldIn, isGiven } from './demo-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After a pause of over an hour, the demo's dates follow: it is as lively as when it was left. */
export async function moveDemoAlong(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const world = await tx.selectFrom('demo_world').select('anchor').forUpdate().executeTakeFirst();
    const pause = world ? now.getTime() - world.anchor.getTime() : 0;
    if (pause <= HOUR) return;
    const by = sql`make_interval(secs => ${pause / 1000})`;
    const half = sql`interval '30 minutes'`;
    await sql`
      update shows set ended_at = ended_at + ${by}, starts_at = case state
        when 'scheduled' then date_bin(${half}, starts_at + ${by} + ${half}, '2000-01-01')
        else starts_at + ${by} end
      where ${isGiven}`.execute(tx);
    // What ran out meanwhile is sold at what it stands at.
    await forgetAway(tx);
    await sql`
      update events set ${movedBy(days(pause))}
      where id = any(${demoEventIds}::uuid[])`.execute(tx);
    await sql`
      update products set created_at = created_at + ${by}, updated_at = updated_at + ${by}
      where id = any(${demoProductIds}::uuid[])`.execute(tx);
    await sql`
      update price_changes set changed_at = changed_at + ${by}
      where product_id = any(${demoProductIds}::uuid[])`.execute(tx);
    await sql`
      update offers set created_at = created_at + ${by}, expires_at = expires_at + ${by}
      where product_id = any(${demoProductIds}::uuid[]) and state in ('open', 'countered')`.execute(tx);
    await sql`
      update reviews set created_at = created_at + ${by}, replied_at = replied_at + ${by}
      where shop_id = any(${demoShopIds}::uuid[])`.execute(tx);
    await tx.updateTable('demo_world').set({ anchor: now }).execute();
  });
}

const days = (milliseconds: number) => sql`make_interval(days => ${Math.floor(milliseconds / DAY)})`;

/** Once a minute the demo world remembers how far it has come, and what is past gets another date. */
export async function followTime(db: Kysely<Tables>, now: Date): Promise<void> {
  const world = await demoWorldIn(db);
  const since = world ? now.getTime() - world.anchor.getTime() : 0;
  if (since < MINUTE) return;
  if (since > HOUR) return moveDemoAlong(db, now);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      anchor: Date;
    }>`select anchor from demo_world for update skip locked`.execute(tx);
    const [mine] = rows;
    if (!mine || now.getTime() - mine.anchor.getTime() < MINUTE) return;
    await everyMinute(tx, now);
    if (slotOf(now) !== slotOf(mine.anchor)) await listAnew(tx, now);
  });
}

// One thing is listed anew in each seven minutes.
const slotOf = (moment: Date): number => Math.floor(moment.getTime() / (7 * MINUTE));

/** Remembers how far the world has come, and gives past events another date. */
async function everyMinute(tx: Db, now: Date): Promise<void> {
  await tx.updateTable('demo_world').set({ anchor: now }).where('anchor', '<', now).execute();
  await sql`
    update events set ${movedBy(sql`interval '28 days'`)}
    where id = any(${demoEventIds}::uuid[]) and ends_at <= ${now}`.execute(tx);
}

/** A workshop at ten stays at ten, whatever the clocks of its place do in between. */
function movedBy(time: RawBuilder<unknown>): RawBuilder<unknown> {
  const moved = (at: string) => sql`((${sql.ref(at)} at time zone time_zone) + ${time})`;
  const wall = (at: string) => sql`to_char(${moved(at)}, 'YYYY-MM-DD"T"HH24:MI')`;
  return sql`
    starts_at = ${moved('starts_at')} at time zone time_zone, starts_local = ${wall('starts_at')},
    ends_at = ${moved('ends_at')} at time zone time_zone, ends_local = ${wall('ends_at')}`;
}

/** What nobody has bought for longest is listed anew, so that there is something new every few minutes. */
async function listAnew(tx: Db, now: Date): Promise<void> {
  const oldest = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', demoProductIds)
    .where('rating_count', '=', 0)
    .where('listing_kind', '=', 'buy-now')
    .where('compare_at_amount', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .updateTable('products')
    .set({ created_at: now, updated_at: now })
    .where('id', '=', oldest.id)
    .execute();
  await tx
    .updateTable('price_changes')
    .set({ changed_at: now })
    .where('product_id', '=', oldest.id)
    .execute();
}
