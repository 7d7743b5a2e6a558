import type { ShopId } from '@souk/shared/ids.ts';
import { creditOf } from '@souk/shared/money/checkout/credit.ts';
import { shareOut } from '@souk/shared/money/orders/totals.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { balancesOf } from '../ledger/index.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import type { QuotedShop } from './quote.ts';

/** What its buyer has to pay with, by currency: also what is set aside for this checkout already. */
export async function walletFor(
  db: Db,
  { id, buyer_id }: Pick<CheckoutRow, 'id' | 'buyer_id'>,
): Promise<Map<string, number>> {
  const wallet = new Map<string, number>();
  const add = (currency: string, amount: number) =>
    wallet.set(currency, (wallet.get(currency) ?? 0) + amount);
  const [balances, held] = await Promise.all([
    balancesOf(db, buyer_id),
    db
      .selectFrom('orders')
      .select(['currency', sql<number>`sum(credit)::bigint`.as('amount')])
      .where('checkout_id', '=', id)
      .where('credit_hold', 'is not', null)
      .groupBy('currency')
      .execute(),
  ]);
  for (const [currency, { wallet: amount = 0 }] of balances) add(currency, amount);
  for (const { currency, amount } of held) add(currency, amount);
  return wallet;
}

/** What the wallet pays of a currency, and of which shop's order how much. */
export interface QuotedCredit {
  currency: string;
  available: number;
  used: number;
  shares: ReadonlyMap<ShopId, number>;
}

/** Of each currency in which there is something to pay here and something to pay it with; shops that are paid themselves are not. */
export function quoteCredit(
  shops: readonly QuotedShop[],
  wallet: ReadonlyMap<string, number>,
  pays: boolean,
): QuotedCredit[] {
  const paid = shops.filter(({ sums, way }) => way === null && sums !== null && sums.total > 0);
  return [...Map.groupBy(paid, ({ currency }) => currency)].flatMap(([currency, own]): QuotedCredit[] => {
    const available = wallet.get(currency) ?? 0;
    if (available === 0) return [];
    const totals = own.map(({ sums }) => sums?.total ?? 0);
    const total = totals.reduce((sum, one) => sum + one, 0);
    const used = pays ? creditOf({ total, available, currency }) : 0;
    const parts = shareOut(used, totals);
    return [{ currency, available, used, shares: new Map(own.map(({ id }, i) => [id, parts[i] ?? 0])) }];
  });
}
