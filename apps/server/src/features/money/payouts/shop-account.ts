import type { ShopId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { asProviderError, isGone } from '../provider/index.ts';
import { findAccount } from './destination.ts';
import { tellOfDetails } from './payout.facts.ts';
import type { Payable } from './payout.repo.ts';
import { notPayable } from './payouts.failures.ts';

interface Parts {
  db: Db;
  clock: Clock;
  provider: PaymentProvider;
}

/** An event of the provider that is about an account. What it says may be old: the provider is asked. */
export async function hearAccountEvent(parts: Parts, event: Stripe.Event): Promise<void> {
  if (event.type !== 'account.updated') return;
  const { id } = event.data.object;
  const known = await parts.db
    .selectFrom('payout_shops')
    .select('shop_id')
    .where('provider_id', '=', id)
    .executeTakeFirst();
  if (known) await lookAtAccount(parts, id);
}

/** For an owner who is there to see what comes of it. */
export async function lookAtShopAccount(parts: Parts, shopId: ShopId): Promise<void> {
  const account = await findAccount(parts.db, shopId);
  if (!account) return;
  try {
    await lookAtAccount(parts, account, { isSeen: true });
  } catch (error) {
    if (asProviderError(error)) throw notPayable('payouts_unavailable');
    throw error;
  }
}

/**
 * Asks the provider what it waits for before it pays that account, and remembers it. The owner is told when that is up to
 * them, unless they see it. Of an account that is gone there is nothing to know.
 */
export async function lookAtAccount(
  { db, clock, provider }: Parts,
  id: string,
  { isSeen = false } = {},
): Promise<void> {
  const asked = clock.now();
  const stripe = await provider.client();
  const account = await stripe.accounts.retrieve(id).catch((error) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (!account) return;
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('payout_shops')
      .selectAll()
      .where('provider_id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Of two who ask at once, the one who asked later knows better.
    if (!before || before.checked_at > asked) return;
    const waits_for = waitsFor(account);
    await tx
      .updateTable('payout_shops')
      .set({ waits_for, checked_at: asked })
      .where('shop_id', '=', before.shop_id)
      .execute();
    const isNew = waits_for === 'details' && before.waits_for !== 'details';
    if (isNew && !isSeen) await tellOfDetails(tx, before.shop_id, asked);
  });
}

/** What is due one day hinders no payout of today. A bank account is given by us, with the first payout. */
function waitsFor({
  capabilities,
  external_accounts: banks,
  payouts_enabled,
  requirements,
}: Stripe.Account): Payable['waitsFor'] {
  const hasBank = (banks?.data.length ?? 0) > 0;
  if (capabilities?.transfers === 'active' && (payouts_enabled || !hasBank)) return null;
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  return due.some((field) => field !== 'external_account') ? 'details' : 'checking';
}
