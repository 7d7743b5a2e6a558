import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationChannel, NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { QuietHours } from '@souk/shared/talk/notifications/quiet.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { idList, textList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** Who is to be told something of which kind. */
export interface AskedReader {
  userId: UserId;
  kind: NotificationKind;
}

interface FoundReader {
  name: string;
  language: string;
  email: string | null;
  quiet: QuietHours | null;
  departures: Partial<Record<NotificationChannel, boolean>> | null;
}

/** People with all that decides how they are told of a kind, in one question; nothing at the place of who is not there. */
export async function findReaders(
  db: Db,
  asked: readonly AskedReader[],
): Promise<Array<FoundReader | undefined>> {
  const rows = await findAsked(
    db,
    asked.map(({ userId }) => userId),
    asked.map(({ kind }) => kind),
  );
  const found = new Map(rows.map(({ place, ...reader }) => [place, reader]));
  return asked.map((_, at) => found.get(at + 1));
}

const findAsked = prepared(
  'readers',
  (db, userIds: readonly UserId[], kinds: readonly NotificationKind[]) => ({
    compile: () =>
      sql<FoundReader & { place: number }>`
      select asked.place::int, u.name, u.language,
        case when u.email_verified_at is not null then u.email end as email,
        case when q.user_id is not null then json_build_object(
          'from', q.from_clock, 'to', q.to_clock, 'timeZone', q.time_zone) end as quiet,
        (select json_object_agg(c.channel, c.chosen) from notification_choices c
          where c.user_id = u.id and c.kind = asked.kind) as departures
      from unnest(${idList(userIds)}, ${textList(kinds)}) with ordinality asked (user_id, kind, place)
        join users u on u.id = asked.user_id left join quiet_hours q on q.user_id = u.id
      where u.suspended_at is null and u.deleted_at is null`.compile(db),
  }),
);

export async function findQuietHours(db: Db, userId: UserId): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_clock as from', 'to_clock as to', 'time_zone as timeZone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepQuietHours(tx: Db, userId: UserId, quiet: QuietHours | null): Promise<void> {
  if (!quiet) {
    await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  const hours = { from_clock: quiet.from, to_clock: quiet.to, time_zone: quiet.timeZone };
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute();
}
