import type { Money } from '@souk/shared/money.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fromProvider } from '../provider/index.ts';
import { findChargedPayment, mayBeOurs } from './chargeback.repo.ts';
import { paymentUnknown } from './chargebacks.failures.ts';
import { endChargeback } from './end-chargeback.ts';
import { markSent } from './evidence.repo.ts';
import { bookLateFee, openChargeback } from './open-chargeback.ts';
import { endTopUpChargeback, openTopUpChargeback } from './top-up-chargeback.ts';

/** What the provider says of a chargeback. */
export interface SaidChargeback {
  providerId: string;
  amount: number;
  currency: string;
  /** In the currency in which the provider settles with the market; null as long as it has taken none. */
  fee: Money | null;
  reason: string;
  state: 'open' | 'won' | 'lost';
  /** Until when the bank is told what there is to say; null where it does not listen. */
  dueBy: Date | null;
  /** It was told, here or in the provider’s own pages. */
  isAnswered: boolean;
}

/** An event of the provider that is about a chargeback; of others nothing is known here. */
export async function hearChargebackEvent(
  parts: { db: Db; clock: Clock },
  event: Stripe.Event,
): Promise<void> {
  // What shops are paid out of takes no payments of ours.
  if (event.account) return;
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      await hearDispute(parts, event.data.object);
      return;
    }
    default:
  }
}

/** All that the provider says of one, whether it told it or was asked. */
export async function hearDispute(parts: { db: Db; clock: Clock }, dispute: Stripe.Dispute): Promise<void> {
  const said = read(dispute);
  const { payment_intent: about } = dispute;
  const intent = typeof about === 'string' ? about : about?.id;
  if (said && intent) await hearChargeback(parts, intent, said);
}

/** Each says all that is known by then, so that any of them will do, in any order and as often as it comes. */
async function hearChargeback(
  { db, clock }: { db: Db; clock: Clock },
  intent: string,
  said: SaidChargeback,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const payment = await findChargedPayment(tx, intent);
    if (!payment) {
      // Told again until a payment of ours is known to have come in; the provider may take others for the operator.
      if (await mayBeOurs(tx, intent, said)) throw paymentUnknown();
      return;
    }
    const isTopUp = payment.purpose === 'top-up';
    const open = isTopUp ? openTopUpChargeback : openChargeback;
    const chargeback = await open(tx, payment, said, now);
    await bookLateFee(tx, chargeback, said, now);
    if (said.isAnswered && !chargeback.sent_at) await markSent(tx, chargeback.id, now);
    if (said.state === 'open' || chargeback.state !== 'open') return;
    if (isTopUp) await endTopUpChargeback(tx, payment, chargeback, said.state, now);
    else await endChargeback(tx, chargeback, said.state, now);
  });
}

/** Null for a question of the bank's that takes no money. */
function read({
  id,
  amount,
  currency,
  status,
  reason,
  balance_transactions: moved,
  evidence_details: details,
}: Stripe.Dispute): SaidChargeback | null {
  if (status.startsWith('warning')) return null;
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open';
  const dueBy = details.due_by ? new Date(details.due_by * 1_000) : null;
  const isAnswered = details.submission_count > 0;
  const taken = fromProvider({ amount, currency });
  return { providerId: id, ...taken, fee: feeOf(moved ?? []), reason, state, dueBy, isAnswered };
}

function feeOf(moved: readonly Stripe.BalanceTransaction[]): Money | null {
  const [first] = moved;
  const amount = moved.reduce((sum, { fee }) => sum + fee, 0);
  return first && amount > 0 ? fromProvider({ amount, currency: first.currency }) : null;
}
