import type { ShopId } from '@souk/shared/ids.ts';
import type { PayoutObstacle, PayoutOnboarding } from '@souk/shared/money/payouts/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Log } from '../../../platform/logging/log.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { asProviderError, isForNow } from '../provider/index.ts';
import { findBankAccount } from './bank-account.repo.ts';
import { obstacleOf } from './begin-payout.ts';
import { accountOf } from './destination.ts';
import { findPayable } from './payout.repo.ts';
import { notPayable, payoutsRefused } from './payouts.failures.ts';
import type { PayoutParts } from './send-to-bank.ts';
import { lookAtAccount } from './shop-account.ts';

// What stands in the way of payouts does not have to be over before one says who one is.
const elsewhere: ReadonlySet<PayoutObstacle> = new Set([
  'payout_details_due',
  'payout_details_checked',
  'payouts_paused',
]);

/** Where the provider asks a seller who they are, for their shop's account there. */
export async function openOnboarding(
  { db, clock }: Pick<UserCtx, 'db' | 'clock'>,
  parts: PayoutParts & { url: string; log: Pick<Log, 'warn' | 'error'> },
  shopId: ShopId,
): Promise<PayoutOnboarding> {
  const shop = await findPayable(db, shopId);
  if (!shop) throw notFound('shop');
  const bank = await findBankAccount(db, shop.ownerId);
  const { provider, url: market, log } = parts;
  const obstacle = obstacleOf({ shop, account: bank, provider, isRunning: false, now: clock.now() });
  if (!bank || (obstacle && !elsewhere.has(obstacle))) throw notPayable(obstacle ?? 'no_bank_account');
  const here = new URL('/settings/payout', market);
  const back = new URL('/settings/payout?from=provider', market);
  try {
    const stripe = await provider.client();
    const account = await accountOf({ db, stripe }, shopId, bank.country);
    await lookAtAccount(parts, account, { isSeen: true });
    const { url } = await stripe.accountLinks.create({
      ...{ account, type: 'account_onboarding', collection_options: { fields: 'eventually_due' } },
      // Stripe leads there when a link is too old or was used, and a new one is a tap away.
      ...{ refresh_url: here.href, return_url: back.href },
    });
    return { url };
  } catch (err) {
    if (!asProviderError(err)) throw err;
    if (isForNow(err)) {
      log.warn({ err, shop: shopId }, 'the provider does not open an account for a shop for now');
      throw notPayable('payouts_unavailable');
    }
    log.error({ err, shop: shopId }, 'the provider does not open an account for a shop: see what it says');
    throw payoutsRefused();
  }
}
