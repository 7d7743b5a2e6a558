import type { PayoutId } from '@souk/shared/ids.ts';
import { payoutFailed, payoutReturned, payoutSettled } from '@souk/shared/money/ledger/shop-money.ts';
import { type PayoutFailure, payoutMayBecome } from '@souk/shared/money/payouts/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type AboutEntry, ofShop, post } from '../ledger/index.ts';
import { tellOfPayout } from './payout.facts.ts';
import { payoutNumber } from './payout.presenter.ts';
import { type PayoutRow, updatePayout } from './payout.repo.ts';
import { dropSettledRetry, putRetry } from './retries.repo.ts';
import { queueReversal } from './reversal.act.ts';

/** What became known of a payout, by whatever way: the answer to our call, an event, or by asking. */
export type PayoutNews = { providerId?: string | undefined; transferId?: string | undefined } & (
  | { to: 'sent'; expectedAt: Date }
  | { to: 'paid' }
  | { to: 'failed'; failure: PayoutFailure; refusal: string | null }
);

/** Moves a payout that this transaction holds, and its money with it. What is known already changes nothing. */
export async function movePayout(tx: Db, payout: PayoutRow, news: PayoutNews, now: Date): Promise<void> {
  const { id, shop_id: shopId, amount, currency } = payout;
  const names = {
    provider_id: payout.provider_id ?? news.providerId ?? null,
    transfer_id: payout.transfer_id ?? news.transferId ?? null,
  };
  if (!payoutMayBecome(payout.state, news.to)) {
    // Late news may still tell its name, and what there is to bring back.
    await updatePayout(tx, id, { ...names, checked_at: now });
    if (payout.state === 'failed' && !payout.transfer_id) await bringBack(tx, id, names.transfer_id, now);
    return;
  }

  const about: AboutEntry = {
    ...{ payoutId: id, payout: payoutNumber(payout.number), bank: `••${payout.last4}` },
  };
  const entry = { key: `payout ${id} ${news.to}`, at: now, currency, about };
  const change = { ...names, state: news.to, checked_at: now };
  // Before the ledger, as who tries again locks them.
  const retryAt = await settleRetry(tx, payout, news, now);
  if (news.to === 'sent') {
    await updatePayout(tx, id, { ...change, expected_at: news.expectedAt });
  } else if (news.to === 'paid') {
    await updatePayout(tx, id, { ...change, settled_at: now });
    await post(tx, { ...entry, kind: 'payout-settled', postings: payoutSettled(shopId, amount) });
  } else {
    const back = payout.state === 'paid' ? payoutReturned : payoutFailed;
    await updatePayout(tx, id, { ...change, failure: news.failure, refusal: news.refusal, settled_at: now });
    await post(tx, { ...entry, kind: 'payout-failed', postings: ofShop(shopId, back, amount) });
    await bringBack(tx, id, names.transfer_id, now);
  }
  await tellOfPayout(tx, payout, { to: news.to, retryAt }, now);
}

/** A payout by schedule that is refused is tried again; one that goes out is that for all that waited before it. */
async function settleRetry(
  tx: Db,
  payout: PayoutRow,
  news: PayoutNews,
  now: Date,
): Promise<Date | undefined> {
  if (news.to !== 'failed') return void (await dropSettledRetry(tx, payout));
  // What had arrived comes back as the account takes no money.
  if (!payout.by_schedule || payout.state === 'paid') return undefined;
  return await putRetry(tx, { shopId: payout.shop_id, currency: payout.currency, setAt: now }, now);
}

async function bringBack(tx: Db, payoutId: PayoutId, transferId: string | null, now: Date): Promise<void> {
  if (transferId) await queueReversal(tx, { payoutId, transferId }, now);
}
