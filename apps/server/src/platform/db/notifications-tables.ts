import type { ImageId, SessionId, UserId } from '@souk/shared/ids.ts';
import type { NotificationChannel, NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationId } from '@souk/shared/talk/notifications/schema.ts';
import type { NewsLine } from '@souk/shared/talk/notifications/texts.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, MaybeTime, Time } from './column-types.ts';

export interface NotificationTables {
  quiet_hours: QuietHoursTable;
  held_news: HeldNewsTable;
  told_news: ToldNewsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_sendings: PushSendingsTable;
  push_services: PushServicesTable;
}

/** `by` is whose doing it is: over a block it is not passed on. */
export type HeldLine = NewsLine & { to: string; picture?: ImageId; by?: UserId };

interface QuietHoursTable {
  user_id: UserId;
  from_clock: string;
  to_clock: string;
  time_zone: string;
}

interface HeldNewsTable {
  id: GeneratedAlways<number>;
  user_id: UserId;
  channel: Exclude<NotificationChannel, 'in-app'>;
  kind: NotificationKind;
  about: string;
  item_id: NotificationId | null;
  line: ColumnType<HeldLine, string, never>;
  mail: ColumnType<{ template: string; data: object } | null, string | null, never>;
  due_at: Time;
  expires_at: MaybeTime;
}

interface ToldNewsTable {
  user_id: UserId;
  channel: Exclude<NotificationChannel, 'in-app'>;
  kind: NotificationKind;
  at: Time;
}

interface PushKeysTable {
  only_row: Generated<boolean>;
  public_key: string;
  private_key: string;
  made_at: CreatedAt;
}

interface PushSubscriptionsTable {
  id: string;
  user_id: UserId;
  session_id: SessionId;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: CreatedAt;
  rests_until: MaybeTime;
}

interface PushServicesTable {
  origin: string;
  rests_until: Time;
}

interface PushSendingsTable {
  id: string;
  subscription_id: string;
  kind: NotificationKind;
  tag: string;
  lines: ColumnType<NewsLine[], string, never>;
  leads_to: string;
  picture_id: ImageId | null;
  expires_at: Time;
  begun: Generated<number>;
}
