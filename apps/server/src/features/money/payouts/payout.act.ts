import type { ShopId } from '@souk/shared/ids.ts';
import type { Payout } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Act } from '../../../platform/acts/index.ts';
import { type BegunPayout, beginPayout } from './begin-payout.ts';
import { movePayout } from './move-payout.ts';
import { presentPayout } from './payout.presenter.ts';
import { findPayout, lockPayout } from './payout.repo.ts';
import { type PayoutParts, type Sending, sendToBank } from './send-to-bank.ts';

interface Request {
  shopId: ShopId;
  amount: Money;
}

export const payoutActName = 'payout';

/** A payout: money set apart, sent, and told. One that the provider refuses is answered as what it is, a failed one. */
export const payingOut = (parts: PayoutParts): Act<Request, BegunPayout, Sending, Payout> => ({
  name: payoutActName,
  begin: ({ db, clock }, { shopId, amount: { amount, currency } }) =>
    beginPayout(db, parts.provider, { shopId, amount, currency, bySchedule: false, now: clock.now() }),
  ask: (begun, id) => sendToBank(parts, begun, id),
  async record({ db, clock }, { payoutId }, outcome) {
    const payout = await lockPayout(db, payoutId);
    if (!payout) throw new Error(`payout ${payoutId} is gone`);
    const names = { transferId: outcome.transferId ?? undefined };
    const news =
      outcome.kind === 'sent'
        ? {
            ...{ ...names, to: 'sent' as const, providerId: outcome.providerId },
            expectedAt: new Date(outcome.expectedAt),
          }
        : { ...names, to: 'failed' as const, failure: outcome.failure, refusal: outcome.refusal };
    await movePayout(db, payout, news, clock.now());
    const row = await findPayout(db, payoutId);
    return { status: 201, body: presentPayout(row ?? payout) };
  },
});
