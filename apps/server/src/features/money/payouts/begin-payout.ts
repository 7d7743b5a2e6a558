import type { PayoutId, ShopId } from '@souk/shared/ids.ts';
import { shopAccount } from '@souk/shared/money/ledger/accounts.ts';
import { payoutBegun } from '@souk/shared/money/ledger/shop-money.ts';
import { leastPayout, payoutStep } from '@souk/shared/money/payouts/schedule.ts';
import type { PayoutObstacle } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { balanceOf, ofShop, post } from '../ledger/index.ts';
import { type BankAccountRow, findBankAccount } from './bank-account.repo.ts';
import { payoutNumber } from './payout.presenter.ts';
import { findBegun, insertPayout, lockPayable, type Payable } from './payout.repo.ts';
import { notEnoughAvailable, notPayable } from './payouts.failures.ts';

/** Kept with the act: nothing of it is a secret, and all of it stays what it is. */
export interface BegunPayout {
  payoutId: PayoutId;
  shopId: ShopId;
  bankAccountId: BankAccountRow['id'];
  amount: Money;
  begunAt: string;
}

interface Request {
  shopId: ShopId;
  /** All that is ready, where it is not said. */
  amount: number | 'all';
  currency: string;
  bySchedule: boolean;
  now: Date;
}

/** The row of record, and the money set apart; the provider is asked once this is committed. */
export async function beginPayout(
  tx: Db,
  provider: Pick<PaymentProvider, 'kind'>,
  { shopId, amount: asked, currency, bySchedule, now }: Request,
): Promise<BegunPayout> {
  const shop = await lockPayable(tx, shopId);
  if (!shop) throw notFound('shop');
  const account = await findBankAccount(tx, shop.ownerId);
  const begun = await findBegun(tx, shopId);
  const hindered = obstacleOf({ shop, account, provider, isRunning: begun.includes(currency), now });
  if (hindered || !account) throw notPayable(hindered ?? 'no_bank_account', pauseOf(account));
  const available = await balanceOf(tx, shopAccount('shop-available', shopId), currency);
  const wanted = asked === 'all' ? available.amount : asked;
  if (wanted > available.amount) throw notEnoughAvailable(available);
  const amount = wanted - (wanted % payoutStep(currency));
  const least = leastPayout(currency);
  if (amount < least) throw notPayable('below_least_payout', { least: { amount: least, currency } });

  const payoutId = newId<PayoutId>(now.getTime());
  const number = await insertPayout(tx, {
    ...{ id: payoutId, shop_id: shopId, bank_account_id: account.id, currency, amount },
    ...{ by_schedule: bySchedule, requested_at: now, checked_at: now },
  });
  await post(tx, {
    ...{ key: `payout ${payoutId}`, kind: 'payout', at: now, currency },
    about: { payoutId, payout: payoutNumber(number), bank: `••${account.last4}` },
    postings: ofShop(shopId, payoutBegun, amount),
  });
  const money = { amount, currency };
  return { payoutId, shopId, bankAccountId: account.id, amount: money, begunAt: now.toISOString() };
}

interface Standing {
  shop: Payable;
  account: BankAccountRow | undefined;
  provider: Pick<PaymentProvider, 'kind'>;
  isRunning: boolean;
  now: Date;
}

/** What a payout waits for, whatever its amount: what the seller can do least about comes first. */
export function obstacleOf({ shop, account, provider, isRunning, now }: Standing): PayoutObstacle | null {
  if (provider.kind === 'none') return 'payouts_unavailable';
  if (shop.status === 'suspended') return 'shop_suspended';
  if (shop.status === 'closed') return 'shop_closed';
  if (!shop.isVerified) return 'seller_not_verified';
  if (!account) return 'no_bank_account';
  const waitsFor = waitsForOf(shop, provider);
  if (waitsFor) return waitsFor === 'details' ? 'payout_details_due' : 'payout_details_checked';
  if (account.paused_until > now) return 'payouts_paused';
  return isRunning ? 'payout_running' : null;
}

/** Who never had an account at Stripe is asked there who they are. */
const waitsForOf = ({ accountId, waitsFor }: Payable, { kind }: Pick<PaymentProvider, 'kind'>) =>
  accountId === null && kind === 'stripe' ? 'details' : waitsFor;

const pauseOf = (account: BankAccountRow | undefined) =>
  account && { until: account.paused_until.toISOString() };
