import type { ShowId } from '@souk/shared/ids.ts';
import { inSavepoint } from '../../../platform/db/after-commit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isDatabaseAway } from '../../../platform/errors/to-failure.ts';
import { nextInTurn } from '../../../platform/jobs/in-turn.ts';
import { enqueue, type Job } from '../../../platform/jobs/job.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { notify } from '../../talk/notifications/index.ts';
import {
  findToTell,
  holdReminder,
  noteTold,
  openDueReminders,
  openReminder,
  type PersonToTell,
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
  async run({ db, clock, log }) {
    await openDueReminders(db, clock.now());
    const tellAll = (tellOne: Telling) =>
      nextInTurn(db, holdReminder, (tx, reminder) => tellSome(tx, reminder, clock.now(), tellOne), log);
    try {
      await tellAll(tell);
    } catch {
      // Logged by then. Those after a person who cannot be told are told at once, without waiting for them.
      await tellAll(passingOver(log));
    }
  },
};

type Telling = typeof tell;

/** Who cannot be told is left out, and named in the log. */
const passingOver =
  (log: Pick<Log, 'error'>): Telling =>
  (tx, person, reminder, now) =>
    inSavepoint(tx, (step) => tell(step, person, reminder, now)).catch((err) => {
      if (isDatabaseAway(err)) throw err;
      const { showId, kind } = reminder;
      log.error({ err, user: person.id, show: showId, kind }, 'a person could not be told of a show');
    });

/** In the transaction in which the show was put off or called off. */
export async function tellWaiting(tx: Db, showId: ShowId, kind: 'moved' | 'cancelled'): Promise<void> {
  await openReminder(tx, showId, kind);
  await enqueue(tx, remindingOfShows, {});
}

async function tellSome(tx: Db, reminder: Reminder, now: Date, tellOne: Telling): Promise<void> {
  const people = await findToTell(tx, reminder, AT_ONCE);
  for (const person of people) if (person.id !== reminder.hostId) await tellOne(tx, person, reminder, now);
  const isOver = people.length < AT_ONCE;
  await noteTold(tx, reminder, people.at(-1)?.id ?? null, isOver ? now : null);
}

const texts = {
  day: 'showTomorrow',
  soon: 'showSoon',
  start: 'showStarting',
  moved: 'showMoved',
  cancelled: 'showCancelled',
} as const satisfies Record<ReminderKind, string>;

const textsOfBidders: Partial<Record<ReminderKind, 'showMovedForBidders' | 'showCancelledForBidders'>> = {
  moved: 'showMovedForBidders',
  cancelled: 'showCancelledForBidders',
};

/** What it means for their bids says what happened too; who wants no news of auctions hears that alone. */
async function tell(
  tx: Db,
  { id, waits, bids }: PersonToTell,
  { kind, showId, title, shop, picture }: Reminder,
  now: Date,
): Promise<void> {
  const said = { params: { show: title, shop }, about: showId, to: `/live/${showId}`, picture };
  const ofBids = bids ? textsOfBidders[kind] : undefined;
  if (ofBids && (await notify(tx, id, { text: ofBids, ...said }, now))) return;
  if (waits || !bids) await notify(tx, id, { text: waits ? texts[kind] : 'followedShopLive', ...said }, now);
}
