import type { ShopId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { findAccount } from './destination.ts';
import type { Payable } from './payout.repo.ts';

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

export async function lookAtShopAccount(parts: Parts, shopId: ShopId): Promise<void> {
  const account = await findAccount(parts.db, shopId);
  if (account) await lookAtAccount(parts, account);
}

/** Asks the provider what it waits for before it pays that account, and remembers it. */
export async function lookAtAccount({ db, clock, provider }: Parts, id: string): Promise<void> {
  const asked = clock.now();
  const stripe = await provider.client();
  const account = await stripe.accounts.retrieve(id);
  // Of two who ask at once, the one who asked later knows better.
  await db
    .updateTable('payout_shops')
    .set({ waits_for: waitsFor(account), checked_at: asked })
    .where('provider_id', '=', id)
    .where('checked_at', '<=', asked)
    .execute();
}

/** A bank account is given by us, with the first payout. */
function waitsFor({
  capabilities,
  external_accounts: banks,
  payouts_enabled,
  requirements,
}: Stripe.Account): Payable['waitsFor'] {
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  if (due.some((field) => field !== 'external_account')) return 'details';
  const hasBank = (banks?.data.length ?? 0) > 0;
  return capabilities?.transfers === 'active' && (payouts_enabled || !hasBank) ? null : 'checking';
}
