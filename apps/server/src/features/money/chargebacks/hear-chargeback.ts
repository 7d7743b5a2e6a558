import type { Money } from '@souk/shared/money.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { paymentUnknown } from '../payments/index.ts';
import { fromProvider } from '../provider/index.ts';
import { type ChargebackRow, findChargedPayment, isKnown, mayBeOurs, putSaidAt } from './chargeback.repo.ts';
import { endChargeback } from './end-chargeback.ts';
import { markSent } from './evidence.repo.ts';
import { bookLateFee, openChargeback } from './open-chargeback.ts';
import { endTopUpChargeback, openTopUpChargeback, turnTopUpChargeback } from './top-up-chargeback.ts';
import { turnChargeback } from './turn-chargeback.ts';

/** What the provider says of a chargeback. */
export interface SaidChargeback {
  providerId: string;
  amount: number;
  currency: string;
  /** In the currency in which the provider settles with the market; null as long as it has taken none. */
  fee: Money | null;
  /** What it gave back of that, as it may with what was won. */
  feeReturned: number;
  reason: string;
  state: 'open' | 'won' | 'lost';
  /** By the provider’s clock. */
  at: Date;
  /** It was stopped before it took any money: of no concern where nothing is known of it. */
  isPrevented: boolean;
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
      await hearDispute(parts, event.data.object, new Date(event.created * 1_000));
      return;
    }
    default:
  }
}

/** All that the provider says of one, whether it told it or was asked just now. */
export async function hearDispute(
  parts: { db: Db; clock: Clock },
  dispute: Stripe.Dispute,
  at: Date = parts.clock.now(),
): Promise<void> {
  const said = read(dispute, at);
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
    if (said.isPrevented && !(await isKnown(tx, said.providerId))) return;
    const isTopUp = payment.purpose === 'top-up';
    const open = isTopUp ? openTopUpChargeback : openChargeback;
    const chargeback = await open(tx, payment, said, now);
    await bookLateFee(tx, chargeback, said, now);
    if (said.isAnswered && !chargeback.sent_at) await markSent(tx, chargeback.id, now);
    if (said.state === 'open' || !isNews(said, chargeback)) return;
    await putSaidAt(tx, chargeback.id, said.at);
    if (said.state === chargeback.state) return;
    const [end, turn] = isTopUp ? [endTopUpChargeback, turnTopUpChargeback] : [endChargeback, turnChargeback];
    await (chargeback.state === 'open' ? end : turn)(tx, payment, chargeback, said.state, now);
  });
}

/** An older decision undoes no newer one. */
const isNews = ({ at }: SaidChargeback, { state, said_at, closed_at }: ChargebackRow): boolean =>
  state === 'open' || at > (said_at ?? closed_at ?? at);

type Known<Status> = Status extends string ? (string extends Status ? never : Status) : never;

/** What each of the provider’s words means for the money. When it gets another, this does not compile without it. */
const meanings = {
  // Questions of the bank’s, which take no money.
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
  needs_response: 'open',
  under_review: 'open',
  // What was decided before stands until the appeal is.
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  prevented: 'prevented',
  won: 'won',
  lost: 'lost',
} as const satisfies Record<Known<Stripe.Dispute.Status>, SaidChargeback['state'] | 'prevented' | null>;

/** A word that was not there yet when this was written may mean that money is gone. */
const meaningOf = (status: string) =>
  Object.hasOwn(meanings, status) ? meanings[status as keyof typeof meanings] : 'open';

/** Null for a question of the bank's that takes no money. */
function read(
  {
    id,
    amount,
    currency,
    status,
    reason,
    balance_transactions: moved,
    evidence_details: details,
  }: Stripe.Dispute,
  at: Date,
): SaidChargeback | null {
  const meaning = meaningOf(status);
  if (meaning === null) return null;
  const isPrevented = meaning === 'prevented' && !isGone(moved ?? []);
  const state = meaning !== 'prevented' ? meaning : isPrevented ? 'won' : 'lost';
  const dueBy = details.due_by ? new Date(details.due_by * 1_000) : null;
  const isAnswered = details.submission_count > 0;
  const taken = fromProvider({ amount, currency });
  const fees = feesOf(moved ?? []);
  return { providerId: id, ...taken, ...fees, reason, state, at, isPrevented, dueBy, isAnswered };
}

/** The provider took it of the market and did not bring it back. */
const isGone = (moved: readonly Stripe.BalanceTransaction[]): boolean =>
  moved.reduce((sum, { amount }) => sum + amount, 0) < 0;

/** Both only grow, so that events in any order come to the same. */
function feesOf(moved: readonly Stripe.BalanceTransaction[]): Pick<SaidChargeback, 'fee' | 'feeReturned'> {
  const [first] = moved;
  const sumOf = (fees: readonly number[]) => fees.reduce((sum, fee) => sum + Math.max(0, fee), 0);
  const amount = sumOf(moved.map(({ fee }) => fee));
  if (!first || amount === 0) return { fee: null, feeReturned: 0 };
  const inOurs = (units: number) => fromProvider({ amount: units, currency: first.currency });
  const returned = sumOf(moved.map(({ fee }) => -fee));
  return { fee: inOurs(amount), feeReturned: inOurs(Math.min(amount, returned)).amount };
}
