import type { LotId, UserId } from '@souk/shared/ids.ts';
import { inSavepoint } from '../../../platform/db/after-commit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isDatabaseAway } from '../../../platform/errors/to-failure.ts';
import { enqueue, enqueueAll, type Job } from '../../../platform/jobs/job.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { notify } from '../../talk/notifications/index.ts';
import { type AuctionFacts, findLotNews } from '../auctions/index.ts';
import { findEnds, findKeepers, takeReminder } from './watching.repo.ts';

/** How long before the end who watches is told, in seconds. */
const reminders = [
  { secondsBefore: 86_400, text: 'auctionEndsInDay' },
  { secondsBefore: 3_600, text: 'auctionEndsInHour' },
  { secondsBefore: 600, text: 'auctionEndsInTenMinutes' },
  { secondsBefore: 60, text: 'auctionEndsInMinute' },
] as const;

/** In place of seconds before its end: that it has begun. */
const BEGUN = 0;

const TOLD_AT_ONCE = 200;
// A bid near the end may have made it this much longer without another reminder being worth it.
const EARLY_SECONDS = 30;

interface Reminder {
  lotId: LotId;
  secondsBefore: number;
  /** Those after them are told next. */
  after: UserId | null;
}

/** Tells who watches an auction that it has begun, and that it ends soon; each of it once. */
export const remindingWatchers: Job<Reminder> = {
  name: 'reminding-watchers',
  retries: 3,
  async run({ db, clock, log }, reminder) {
    const remindAll = (tellOne: Telling) =>
      db.transaction().execute((tx) => remind(tx, reminder, clock.now(), tellOne));
    try {
      await remindAll(notify);
    } catch (err) {
      if (isDatabaseAway(err)) throw err;
      // One may be a person who cannot be told; the others are told without them.
      await remindAll(passingOver(log, reminder));
    }
  },
};

type Telling = (...asked: Parameters<typeof notify>) => Promise<unknown>;

/** Who cannot be told is left out, and named in the log. */
const passingOver =
  (log: Pick<Log, 'error'>, { lotId, secondsBefore }: Reminder): Telling =>
  (tx, userId, notification, now) =>
    inSavepoint(tx, (step) => notify(step, userId, notification, now)).catch((err) => {
      if (isDatabaseAway(err)) throw err;
      log.error(
        { err, user: userId, lot: lotId, secondsBefore },
        'a person could not be reminded of an auction',
      );
    });

/** Asks for the reminders of auctions that have just begun. */
export async function planReminders(
  tx: Db,
  { lotIds }: AuctionFacts['lots.started'],
  now: Date,
): Promise<void> {
  const ends = await findEnds(tx, lotIds);
  const asked = [...ends].flatMap(([lotId, { endsAt }]) => {
    const left = (endsAt.getTime() - now.getTime()) / 1_000;
    const later = reminders
      .map(({ secondsBefore }) => ({ secondsBefore, afterSeconds: Math.ceil(left - secondsBefore) }))
      // What begins a day before its end needs nobody to be told so.
      .filter(({ afterSeconds }) => afterSeconds > 0);
    return [
      { data: { lotId, secondsBefore: BEGUN, after: null } },
      ...later.map(({ secondsBefore, afterSeconds }) => ({
        data: { lotId, secondsBefore, after: null },
        afterSeconds,
      })),
    ];
  });
  await enqueueAll(tx, remindingWatchers, asked);
}

async function remind(
  tx: Db,
  { lotId, secondsBefore, after }: Reminder,
  now: Date,
  tellOne: Telling,
): Promise<void> {
  const lot = (await findEnds(tx, [lotId])).get(lotId);
  const [news] = await findLotNews(tx, [lotId]);
  const text = textOf(secondsBefore);
  if (!lot || !news || !text) return;
  const early = Math.ceil((lot.endsAt.getTime() - now.getTime()) / 1_000) - secondsBefore;
  if (after === null && secondsBefore !== BEGUN && early > EARLY_SECONDS)
    return enqueue(tx, remindingWatchers, { lotId, secondsBefore, after }, { afterSeconds: early });
  const people = await findKeepers(tx, lotId, { after, limit: TOLD_AT_ONCE });
  const last = people.at(-1) ?? null;
  if (!(await takeReminder(tx, { lotId, secondsBefore, after }, last))) return;
  const { title: product, price, currency, productId, picture } = news;
  for (const userId of people.filter((id) => id !== lot.sellerId)) {
    const params = { product, price: { amount: price, currency } };
    await tellOne(tx, userId, { text, params, about: lotId, to: `/product/${productId}`, picture }, now);
  }
  if (people.length === TOLD_AT_ONCE)
    await enqueue(tx, remindingWatchers, { lotId, secondsBefore, after: last });
}

const textOf = (secondsBefore: number) =>
  secondsBefore === BEGUN
    ? 'auctionBegun'
    : reminders.find((one) => one.secondsBefore === secondsBefore)?.text;
