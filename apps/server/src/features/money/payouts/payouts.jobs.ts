import type { PayoutId, ShopId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { queueAct } from '../../../platform/acts/index.ts';
import { inSavepoint } from '../../../platform/db/after-commit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { eachDue, eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { AnyJob, Job, JobCtx } from '../../../platform/jobs/job.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { isInsufficientFunds } from '../ledger/index.ts';
import { askingAfterAccounts } from './asking-after-accounts.ts';
import { type BegunPayout, beginPayout } from './begin-payout.ts';
import { findAvailable, findDue, findRetries, findUntold, markDone, markTold } from './due-payouts.repo.ts';
import { hearPayout } from './hear-payout.ts';
import { payoutActName } from './payout.act.ts';
import { tellOfDetails, tellOfWaiting } from './payout.facts.ts';
import { dropRetries, putRetry, takeRetry } from './retries.repo.ts';
import type { PayoutParts } from './send-to-bank.ts';

/** Work done by the clock: payouts by schedule, and asking after those of which nothing was heard. */
export const payoutJobs = (parts: Pick<PayoutParts, 'provider'>): AnyJob[] =>
  parts.provider.kind === 'none'
    ? []
    : [scheduledPayouts(parts), askingAfterPayouts(parts), askingAfterAccounts(parts)];

const AT_ONCE = 100;

/** A day that was missed is made up for. What could not go out on it is tried again each day until the next. */
const scheduledPayouts = ({ provider }: Pick<PayoutParts, 'provider'>): Job => ({
  name: 'scheduled-payouts',
  schedule: '*/15 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const payDue = async () =>
      eachDue(ctx, await findDue(db, provider, now), ({ id: shopId, schedule }) =>
        db.transaction().execute(async (tx) => {
          if (!(await markDone(tx, shopId, schedule, now))) return;
          await dropRetries(tx, shopId);
          for (const currency of await findAvailable(tx, shopId)) await payAll(tx, { shopId, currency });
        }),
      );
    const payAgain = async () =>
      eachDue(ctx, await findRetries(db, provider, now), ({ id: shopId, currency }) =>
        db.transaction().execute(async (tx) => {
          const setAt = await takeRetry(tx, shopId, currency, now);
          if (setAt) await payAll(tx, { shopId, currency, setAt });
        }),
      );
    await eachInTurn([payDue, payAgain, () => askWithoutAccount(ctx, provider, now)], (act) => act());

    async function payAll(tx: Db, { shopId, currency, setAt = now }: Left): Promise<void> {
      const all = { shopId, amount: 'all', currency, bySchedule: true, now } as const;
      // One that is refused leaves nothing behind, and what was done for the day otherwise stays.
      const begin = () => inSavepoint(tx, (step) => beginPayout(step, provider, all));
      const begun = await begin()
        // A refund was quicker than we thought: what it left goes out.
        .catch((error) => (isInsufficientFunds(error) ? begin() : Promise.reject(error)))
        .catch(async (error) => {
          if (!(error instanceof Failure) || error.status >= 500) throw error;
          // One that is just being sent may come back. Too little is told on its screen.
          if (error.code === 'payout_running') await tryAgain(tx, { shopId, currency, setAt });
          return undefined;
        });
      if (begun)
        await queueAct<BegunPayout>(tx, { name: payoutActName }, { actor: begun.payoutId, begun, now });
    }

    async function tryAgain(tx: Db, left: Required<Left>): Promise<void> {
      const retryAt = await putRetry(tx, left, now);
      if (retryAt) await tellOfWaiting(tx, left.shopId, retryAt, now);
    }
  },
});

interface Left {
  shopId: ShopId;
  currency: string;
  /** Since when it is tried. */
  setAt?: Date;
}

/** Who never had an account at Stripe hears with the first payout that would be due that it waits for them, once. */
async function askWithoutAccount(
  ctx: JobCtx,
  provider: Pick<PaymentProvider, 'kind'>,
  now: Date,
): Promise<void> {
  const { db } = ctx;
  await eachDue(ctx, await findUntold(db, provider, now), (shopId) =>
    db.transaction().execute(async (tx) => {
      if (await markTold(tx, shopId, now)) await tellOfDetails(tx, shopId, now);
    }),
  );
}

const QUIET_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
// A bank that sends back what had arrived does so within five working days.
const MAY_COME_BACK_MS = 9 * DAY_MS;

const askingAfterPayouts = ({ provider }: Pick<PayoutParts, 'provider'>): Job => ({
  name: 'asking-after-payouts',
  schedule: '* * * * *',
  async run({ db, clock, log }) {
    const now = clock.now();
    const waiting = [...(await takeUnheard(db, now)), ...(await takeArrived(db, now))];
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

const takeUnheard = (db: Db, now: Date) =>
  take(db, now, sql`state = 'sent' and checked_at <= ${before(now, QUIET_MS)}`);

/** Once a day. */
const takeArrived = (db: Db, now: Date) =>
  take(
    db,
    now,
    sql`state = 'paid' and settled_at > ${before(now, MAY_COME_BACK_MS)} and checked_at <= ${before(now, DAY_MS)}`,
  );

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Taken for this run, so that no two ask after the same. */
async function take(
  db: Db,
  now: Date,
  which: RawBuilder<unknown>,
): Promise<Array<{ id: PayoutId; providerId: string; account: string }>> {
  const { rows } = await sql<{ id: PayoutId; providerId: string; account: string }>`
    update payouts p set checked_at = ${now} from payout_shops s
    where s.shop_id = p.shop_id and p.id in (
      select id from payouts where ${which} and provider_id is not null
      order by checked_at limit ${AT_ONCE} for update skip locked)
    returning p.id, p.provider_id as "providerId", s.provider_id as account`.execute(db);
  return rows;
}
