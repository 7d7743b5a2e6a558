import type { ImageId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type ReminderKind = 'day' | 'soon' | 'start' | 'moved' | 'cancelled';

/** Something that those who wait for a show are being told. */
export interface Reminder {
  /** All that says which it is. */
  id: string;
  showId: ShowId;
  kind: ReminderKind;
  startsAt: Date;
  lastTold: UserId | null;
  title: string;
  shop: string;
  shopId: ShopId;
  hostId: UserId;
  isPublic: boolean;
  picture: ImageId | null;
}

/**
 * What became due. Only shows that a person scheduled send reminders, and not while staff closed their shop, where nobody finds
 * them; what was not looked at for half a day
 * is not told late, and nobody hears “tomorrow” of what was scheduled for the same day. Nor does anybody hear what a worker
 * that was killed left untold until it was not so any more.
 */
export async function openDueReminders(db: Db, now: Date): Promise<void> {
  await sql`
    update show_reminders set told_at = ${now} where (show_id, kind, starts_at) in (
      select r.show_id, r.kind, r.starts_at from show_reminders r join shows h on h.id = r.show_id
        join shops s on s.id = h.shop_id
      where r.told_at is null and not (${holds(now)}) for update of r skip locked)`.execute(db);
  await sql`
    with open_shows as (select h.* from shows h join shops s on s.id = h.shop_id where s.status = 'open')
    insert into show_reminders (show_id, kind, starts_at)
    select id, 'day', starts_at from open_shows
    where state in ('scheduled', 'rehearsal') and starts_local is not null
      and starts_at > ${now}::timestamptz + interval '12 hours' and starts_at <= ${now}::timestamptz + interval '24 hours'
      and created_at <= starts_at - interval '24 hours'
    union all
    select id, 'soon', starts_at from open_shows
    where state in ('scheduled', 'rehearsal') and starts_local is not null
      and starts_at > ${now}::timestamptz and starts_at <= ${now}::timestamptz + interval '10 minutes'
    union all
    select id, 'start', starts_at from open_shows where state = 'live' and starts_local is not null
    on conflict do nothing`.execute(db);
}

// Begun in time, “tomorrow” is told to its end.
const holds = (now: Date) => sql<boolean>`(r.kind = 'cancelled' or s.status = 'open') and case r.kind
  when 'cancelled' then h.state = 'cancelled'
  when 'start' then h.state = 'live' and r.starts_at = h.starts_at
  else h.state in ('scheduled', 'rehearsal') and r.starts_at = h.starts_at and case r.kind
    when 'day' then h.starts_at > ${now}::timestamptz + interval '11 hours'
    when 'soon' then h.starts_at > ${now}::timestamptz
    else true end
  end`;

/** Put off again to a time it had once before, it is told again from the beginning. */
export async function openReminder(tx: Db, showId: ShowId, kind: ReminderKind): Promise<void> {
  await sql`
    insert into show_reminders (show_id, kind, starts_at) select id, ${kind}, starts_at from shows where id = ${showId}
    on conflict (show_id, kind, starts_at) do update set told_at = null, last_told = null`.execute(tx);
}

/** One that is not told to everybody yet, which no other worker has in hand. */
export async function holdReminder(tx: Db, passed: readonly string[]): Promise<Reminder | undefined> {
  const id = sql`concat_ws(' ', r.show_id, r.kind, extract(epoch from r.starts_at))`;
  const { rows } = await sql<Reminder>`
    select ${id} as id, r.show_id as "showId", r.kind, r.starts_at as "startsAt", r.last_told as "lastTold", h.title,
      s.name as shop, s.id as "shopId", h.host_id as "hostId", h.visibility = 'public' as "isPublic",
      h.cover_id as picture
    from show_reminders r join shows h on h.id = r.show_id join shops s on s.id = h.shop_id
    where r.told_at is null and ${id} <> all(${passed}::text[]) limit 1 for update of r skip locked`.execute(
    tx,
  );
  return rows[0];
}

export interface PersonToTell {
  id: UserId;
  /** For the show, which they bookmarked. */
  waits: boolean;
  /** On lots that wait in it. */
  bids: boolean;
}

/**
 * The next of those who wait for the show; of those who follow its shop, as it begins; and of those who bid beforehand, where
 * it begins at another time or never.
 */
export async function findToTell(
  tx: Db,
  { showId, shopId, kind, isPublic, lastTold }: Reminder,
  limit: number,
): Promise<PersonToTell[]> {
  const followers = kind === 'start' && isPublic;
  const bidders = kind === 'moved' || kind === 'cancelled';
  const { rows } = await sql<PersonToTell>`
    select id, bool_or(waits) as waits, bool_or(bids) as bids from (
      (select user_id as id, true as waits, false as bids from favorites
        where kind = 'show' and target_id = ${showId} ${lastTold ? sql`and user_id > ${lastTold}` : sql``}
        order by user_id limit ${limit})
      ${
        followers
          ? sql`union all (select user_id, false, false from shop_follows
              where shop_id = ${shopId} ${lastTold ? sql`and user_id > ${lastTold}` : sql``}
              order by user_id limit ${limit})`
          : sql``
      }
      ${
        bidders
          ? sql`union all (select distinct b.user_id, false, true from lot_pre_bids b join lots l on l.id = b.lot_id
              where l.show_id = ${showId} and l.state = 'queued' ${lastTold ? sql`and b.user_id > ${lastTold}` : sql``}
              order by b.user_id limit ${limit})`
          : sql``
      }
    ) people group by id order by id limit ${limit}`.execute(tx);
  return rows;
}

export async function noteTold(
  tx: Db,
  { showId, kind, startsAt }: Reminder,
  lastTold: UserId | null,
  toldAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('show_reminders')
    .set({ ...(lastTold ? { last_told: lastTold } : {}), told_at: toldAt })
    .where('show_id', '=', showId)
    .where('kind', '=', kind)
    .where('starts_at', '=', startsAt)
    .execute();
}
