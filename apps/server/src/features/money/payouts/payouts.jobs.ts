import type { PayoutId, ShopId } from '@souk/shared/ids.ts';
import { lastPayoutTime, type PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import { sql } from 'kysely';
import { queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { askingAfterAccounts } from './asking-after-accounts.ts';
import { type BegunPayout, beginPayout } from './begin-payout.ts';
import { hearPayout } from './hear-payout.ts';
import { payoutActName } from './payout.act.ts';
import type { PayoutParts } from './send-to-bank.ts';

/** Work done by the clock: payouts by schedule, and asking after those of which nothing was heard. */
export const payoutJobs = (parts: Pick<PayoutParts, 'provider'>): AnyJob[] =>
  parts.provider.kind === 'none'
    ? []
    : [scheduledPayouts(parts), askingAfterPayouts(parts), askingAfterAccounts(parts)];

const AT_ONCE = 100;

/** A day that was missed is made up for; one on which a payout had to wait is not forgotten for 48 hours. */
const scheduledPayouts = ({ provider }: Pick<PayoutParts, 'provider'>): Job => ({
  name: 'scheduled-payouts',
  schedule: '*/15 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    for (const { shopId, schedule } of await findDue(db, now)) {
      await db.transaction().execute(async (tx) => {
        if (!(await markDone(tx, shopId, schedule, now))) return;
        for (const currency of await findAvailable(tx, shopId)) await payAll(tx, shopId, currency);
      });
    }

    async function payAll(tx: Db, shopId: ShopId, currency: string): Promise<void> {
      const all = { shopId, amount: 'all', currency, bySchedule: true, now } as const;
      const begun = await beginPayout(tx, provider, all).catch((error) => {
        // Too little, or a shop that is not paid out for now: it is told on its screen.
        if (error instanceof Failure && error.status < 500) return undefined;
        throw error;
      });
      if (begun)
        await queueAct<BegunPayout>(tx, { name: payoutActName }, { actor: begun.payoutId, begun, now });
    }
  },
});

/** But none whose owner changed the bank account lately: theirs goes out once the pause is over. */
async function findDue(db: Db, now: Date): Promise<Array<{ shopId: ShopId; schedule: PayoutSchedule }>> {
  const since = (schedule: PayoutSchedule) => lastPayoutTime(schedule, now);
  const { rows } = await sql<{ shopId: ShopId; schedule: PayoutSchedule }>`
    select shop_id as "shopId", schedule from payout_schedules join shops on shops.id = shop_id
      left join bank_accounts b on b.user_id = owner_id and replaced_at is null
    where (schedule = 'weekly' and done_until < ${since('weekly')}
        or schedule = 'monthly' and done_until < ${since('monthly')})
      and (paused_until is null or paused_until <= ${now})
    order by shop_id`.execute(db);
  return rows;
}

/** False when another worker was quicker, or its owner chose another schedule. */
async function markDone(tx: Db, shopId: ShopId, schedule: PayoutSchedule, now: Date): Promise<boolean> {
  const due = lastPayoutTime(schedule, now);
  if (!due) return false;
  const { numUpdatedRows } = await tx
    .updateTable('payout_schedules')
    .set({ done_until: now })
    .where('shop_id', '=', shopId)
    .where('schedule', '=', schedule)
    .where('done_until', '<', due)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function findAvailable(tx: Db, shopId: ShopId): Promise<string[]> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select('currency')
    .where('owner', '=', shopId)
    .where('kind', '=', 'shop-available')
    .where('balance', '>', 0)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}

const QUIET_MS = 10 * 60_000;

const askingAfterPayouts = ({ provider }: Pick<PayoutParts, 'provider'>): Job => ({
  name: 'asking-after-payouts',
  schedule: '* * * * *',
  async run({ db, clock, log }) {
    const now = clock.now();
    const waiting = await findWaiting(db, new Date(now.getTime() - QUIET_MS), now);
    for (const { id, providerId, account } of waiting) {
      try {
        const stripe = await provider.client();
        const said = await stripe.payouts.retrieve(providerId, {}, { stripeAccount: account });
        await hearPayout({ db, clock }, said);
      } catch (err) {
        log.warn({ err, payout: id }, 'the provider did not say how a payout stands; it is asked again');
      }
    }
  },
});

/** Taken for this run, so that no two ask after the same. */
async function findWaiting(
  db: Db,
  before: Date,
  now: Date,
): Promise<Array<{ id: PayoutId; providerId: string; account: string }>> {
  const { rows } = await sql<{ id: PayoutId; providerId: string; account: string }>`
    update payouts p set checked_at = ${now} from payout_shops s
    where s.shop_id = p.shop_id and p.id in (
      select id from payouts where state = 'sent' and provider_id is not null and checked_at <= ${before}
      order by checked_at limit ${AT_ONCE} for update skip locked)
    returning p.id, p.provider_id as "providerId", s.provider_id as account`.execute(db);
  return rows;
}
