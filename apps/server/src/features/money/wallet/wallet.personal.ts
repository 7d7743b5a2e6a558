import { creditGivenUp } from '@souk/shared/money/ledger/wallet.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { postAll } from '../ledger/index.ts';
import { findRefundable } from './wallet-refund.service.ts';

/** What of someone's wallet came from cards, and what did not. Its sums and movements are in the books. */
export const walletPart: PersonalPart = {
  name: 'walletCredit',
  give: findRefundable,
  // Only what they were told of: whatever came meanwhile keeps them here.
  async giveUp(tx, userId, given, now) {
    const { credit } = await findRefundable(tx, userId);
    const meant = credit.filter((one) =>
      given.some(({ amount, currency }) => amount === one.amount && currency === one.currency),
    );
    await postAll(
      tx,
      meant.map(({ amount, currency }) => ({
        ...{ key: `credit-given-up ${userId} ${currency}`, kind: 'credit-given-up' as const },
        ...{ at: now, currency, about: {}, postings: creditGivenUp(userId, amount) },
      })),
    );
  },
};
