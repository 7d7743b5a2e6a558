import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue, type Job } from '../../../platform/jobs/job.ts';
import { notify } from '../../talk/notifications/index.ts';
import {
  findToTell,
  holdReminder,
  noteTold,
  openDueReminders,
  openReminder,
  type Reminder,
  type ReminderKind,
} from './reminders.repo.ts';

const AT_ONCE = 100;

/**
 * Tells who waits for a show. Cut off in between, it goes on where it was: how far it has come is written with what was
 * told.
 */
export const remindingOfShows: Job = {
  name: 'reminding-of-shows',
  schedule: '* * * * *',
  async run({ db, clock }) {
    await openDueReminders(db, clock.now());
    while (await db.transaction().execute((tx) => tellSome(tx, clock.now())));
  },
};

/** In the transaction in which the show was put off or called off. */
export async function tellWaiting(tx: Db, showId: ShowId, kind: 'moved' | 'cancelled'): Promise<void> {
  await openReminder(tx, showId, kind);
  await enqueue(tx, remindingOfShows, {});
}

/** False once nothing is left to tell. */
async function tellSome(tx: Db, now: Date): Promise<boolean> {
  const reminder = await holdReminder(tx);
  if (!reminder) return false;
  const people = await findToTell(tx, reminder, AT_ONCE);
  for (const { id, waits } of people) if (id !== reminder.hostId) await tell(tx, id, reminder, waits, now);
  const isOver = people.length < AT_ONCE;
  await noteTold(tx, reminder, people.at(-1)?.id ?? null, isOver ? now : null);
  return true;
}

const texts = {
  day: 'showTomorrow',
  soon: 'showSoon',
  start: 'showStarting',
  moved: 'showMoved',
  cancelled: 'showCancelled',
} as const satisfies Record<ReminderKind, string>;

async function tell(
  tx: Db,
  userId: UserId,
  { kind, showId, title, shop, picture }: Reminder,
  waits: boolean,
  now: Date,
): Promise<void> {
  const text = waits ? texts[kind] : 'followedShopLive';
  const about = { about: showId, to: `/live/${showId}`, picture };
  await notify(tx, userId, { text, params: { show: title, shop }, ...about }, now);
}
