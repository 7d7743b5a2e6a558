import { payoutId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { movePayout, type PayoutNews } from './move-payout.ts';
import { lockPayout } from './payout.repo.ts';

/** An event of the provider that is about a payout; of others nothing is known here. */
export async function hearPayoutEvent(parts: { db: Db; clock: Clock }, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return await hearPayout(parts, event.data.object);
    default:
  }
}

type SaidPayout = Pick<Stripe.Payout, 'id' | 'status' | 'metadata' | 'failure_code'>;

/** What the provider says of a payout, in an event or when asked. One that is not ours changes nothing. */
export async function hearPayout(
  { db, clock }: { db: Db; clock: Clock },
  { id, status, metadata, failure_code }: SaidPayout,
): Promise<void> {
  const ours = payoutId.safeParse(metadata?.payout);
  if (!ours.success) return;
  await db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, ours.data);
    // Another payout under our number is nobody's to believe.
    if (!payout || (payout.provider_id !== null && payout.provider_id !== id)) return;
    const news = newsOf({ status, failure_code }, payout.state === 'paid');
    if (news) await movePayout(tx, payout, { ...news, providerId: id }, clock.now());
  });
}

function newsOf(
  { status, failure_code }: Pick<SaidPayout, 'status' | 'failure_code'>,
  hadArrived: boolean,
): PayoutNews | undefined {
  if (status === 'paid') return { to: 'paid' };
  if (status !== 'failed' && status !== 'canceled') return undefined;
  return { to: 'failed', failure: hadArrived ? 'bank_returned' : 'bank_refused', refusal: failure_code };
}
