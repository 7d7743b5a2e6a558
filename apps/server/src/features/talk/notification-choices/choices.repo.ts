import type { UserId } from '@souk/shared/ids.ts';
import { choiceAtStart, type NotificationChannel } from '@souk/shared/talk/notification-choices/rules.ts';
import type { ChoiceChange } from '@souk/shared/talk/notification-choices/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type Departure = { kind: string; channel: NotificationChannel; chosen: boolean };

export function findDepartures(db: Db, userId: UserId): Promise<Departure[]> {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'chosen'])
    .where('user_id', '=', userId)
    .execute();
}

/** Only what departs from what everyone starts with is kept, so that a better start reaches those who never chose. */
export async function keepChoice(
  tx: Db,
  userId: UserId,
  { kind, channel, chosen }: ChoiceChange,
): Promise<void> {
  if (chosen === choiceAtStart(kind, channel)) {
    await tx
      .deleteFrom('notification_choices')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .execute();
    return;
  }
  await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, kind, channel, chosen })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ chosen: sql`excluded.chosen` }),
    )
    .execute();
}
