import type { CheckoutId, ShopId, UserId } from '@souk/shared/ids.ts';
import { creditOf } from '@souk/shared/money/checkout/credit.ts';
import { shareOut } from '@souk/shared/money/orders/totals.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { walletOf } from '../ledger/index.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import type { QuotedShop } from './quote.ts';

/** What its buyer has to pay with, by currency: also what is set aside for this checkout already. */
export async function walletFor(
  db: Db,
  { id, buyer_id }: Pick<CheckoutRow, 'id' | 'buyer_id'>,
): Promise<Map<string, number>> {
  const rows = await findWallet(db, id, buyer_id);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

const findWallet = prepared('wallet for a checkout', (db, id: CheckoutId, buyerId: UserId) => ({
  compile: () =>
    sql<{ currency: string; amount: number }>`
      select currency, sum(amount)::bigint as amount from (
        ${walletOf(buyerId)} union all
        select currency, credit from orders where checkout_id = ${id} and credit_hold is not null) own
      group by currency order by currency`.compile(db),
}));

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
