import type { ShopId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/db/database.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { openAccount } from './account-numbers.ts';
import { type BankAccountRow, findBankAccountById } from './bank-account.repo.ts';

/** Where a shop's money goes, by the provider's names: the shop's account there, and the bank account. */
export interface Destination {
  account: string;
  bank: string;
}

interface Wanted {
  shopId: ShopId;
  bankAccountId: BankAccountRow['id'];
  currency: string;
}

/** Known from an earlier payout, or made now and remembered. */
export async function destinationOf(
  { db, secrets, stripe }: { db: Db; secrets: Secrets; stripe: Stripe },
  { shopId, bankAccountId, currency }: Wanted,
): Promise<Destination> {
  const row = await findBankAccountById(db, bankAccountId);
  if (!row) throw new Error(`bank account ${bankAccountId} is gone`);
  const account = await accountOf({ db, stripe }, shopId, row.country);
  const known = await db
    .selectFrom('payout_destinations')
    .select('provider_id')
    .where('shop_id', '=', shopId)
    .where('bank_account_id', '=', bankAccountId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (known) return { account, bank: known.provider_id };

  const { holder, number, routing } = openAccount(secrets, row);
  const bank = await stripe.accounts.createExternalAccount(
    account,
    {
      external_account: {
        object: 'bank_account',
        country: row.country,
        currency: currency.toLowerCase(),
        account_holder_name: holder,
        account_number: number,
        ...(routing ? { routing_number: routing } : {}),
      },
    },
    { idempotencyKey: `bank ${shopId} ${bankAccountId} ${currency}` },
  );
  await db
    .insertInto('payout_destinations')
    .values({ shop_id: shopId, bank_account_id: bankAccountId, currency, provider_id: bank.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { account, bank: bank.id };
}

/** The shop's account at the provider, opened where it has none yet. */
export const accountOf = async (
  { db, stripe }: { db: Db; stripe: Stripe },
  shopId: ShopId,
  country: string,
): Promise<string> => (await findAccount(db, shopId)) ?? (await openShopAccount(db, stripe, shopId, country));

export async function findAccount(db: Db, shopId: ShopId): Promise<string | undefined> {
  const row = await db
    .selectFrom('payout_shops')
    .select('provider_id')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.provider_id;
}

/** What arrives there leaves it again only by payouts of ours. */
async function openShopAccount(db: Db, stripe: Stripe, shopId: ShopId, country: string): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      type: 'custom',
      country,
      capabilities: { transfers: { requested: true } },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { shop: shopId },
    },
    { idempotencyKey: `shop ${shopId}` },
  );
  await db
    .insertInto('payout_shops')
    .values({ shop_id: shopId, provider_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findAccount(db, shopId)) ?? id;
}
