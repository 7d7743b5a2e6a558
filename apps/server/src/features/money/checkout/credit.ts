import type { CheckoutId, ShopId, UserId } from '@souk/shared/ids.ts';
import { creditOf } from '@souk/shared/money/checkout/credit.ts';
import { shareOut } from '@souk/shared/money/fees/share-out.ts';
import { cardStep } from '@souk/shared/money-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { idList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered } from '../../../platform/db/together.ts';
import { walletOf } from '../ledger/index.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import type { QuotedShop } from './quote.ts';

/** What its buyer has to pay with, by currency: also what is set aside for this checkout already. */
export const walletFor = (
  db: Db,
  { id, buyer_id }: Pick<CheckoutRow, 'id' | 'buyer_id'>,
): Promise<Map<string, number>> => walletForOne(db, { id, buyer_id });

const walletForOne = gathered<Pick<CheckoutRow, 'id' | 'buyer_id'>, Map<string, number>>(
  async (db, asked) => {
    const rows = await findWallets(
      db,
      asked.map(({ id }) => id),
      asked.map(({ buyer_id }) => buyer_id),
    );
    const wallets = Map.groupBy(rows, ({ id }) => id);
    return asked.map(({ id }) => new Map(wallets.get(id)?.map(({ currency, amount }) => [currency, amount])));
  },
);

const findWallets = prepared(
  'wallets for checkouts',
  (db, ids: readonly CheckoutId[], buyerIds: readonly UserId[]) => ({
    compile: () =>
      sql<{ id: CheckoutId; currency: string; amount: number }>`
      select asked.id, own.currency, sum(own.amount)::bigint as amount
      from unnest(${idList(ids)}, ${idList(buyerIds)}) as asked (id, buyer_id), lateral (
        ${walletOf(sql.ref('asked.buyer_id'))} union all
        select currency, credit from orders where checkout_id = asked.id and credit_hold is not null) own
      group by asked.id, own.currency order by own.currency`.compile(db),
  }),
);

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
    const parts = inSteps(used, totals, cardStep(currency));
    return [{ currency, available, used, shares: new Map(own.map(({ id }, i) => [id, parts[i] ?? 0])) }];
  });
}

/** What the wallet leaves of each is an amount that a card can be given back, as all of them together are. */
const inSteps = (used: number, totals: readonly number[], step: number): number[] =>
  shareOut(
    used / step,
    totals.map((total) => total / step),
  ).map((share) => share * step);
