import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { topUpLimits } from '@souk/shared/money/wallet/top-ups.ts';
import type { TopUpBody } from '@souk/shared/money/wallet/top-ups-schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';
import {
  answerTo,
  beginPayment,
  type Charge,
  type Charged,
  type Payments,
  presentPayment,
  refuseOddCoins,
} from '../payments/index.ts';

// A challenge that nobody meets is over by then.
const AWAITED_MS = 30 * 60_000;

/** Puts money from a card into its owner's wallet. */
export const topUpAct = (payments: Payments): Act<TopUpBody, Charge, Charged, Payment> => ({
  name: 'top-up',
  async begin({ db, clock, actor }, { amount, card }) {
    payments.refuseWithoutProvider();
    refuseAmount(amount, await marketCurrency(db));
    const now = clock.now();
    return beginPayment(db, {
      buyerId: actor.userId,
      purpose: 'top-up',
      amount,
      cardId: card,
      awaitedUntil: new Date(now.getTime() + AWAITED_MS),
      now,
    });
  },
  ask: (charge, _id, isFirst) => payments.ask(charge, isFirst),
  async record(ctx, charge, charged) {
    const payment = await payments.record(ctx, charge, charged);
    return answerTo(payment, { status: 201, body: presentPayment(payment) });
  },
});

function refuseAmount({ amount, currency }: Money, own: string): void {
  if (currency !== own)
    throw invalidInput([{ field: 'amount.currency', message: `Wallets are topped up in ${own}.` }]);
  const { least, most } = topUpLimits(currency);
  if (amount < least.amount || amount > most.amount)
    throw invalidInput([
      { field: 'amount.amount', message: `Is between ${least.amount} and ${most.amount}.` },
    ]);
  refuseOddCoins({ amount, currency });
}
