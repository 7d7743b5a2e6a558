import { inOther, worthIn } from '@souk/shared/settings/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findRates } from '../../../platform/settings/rates.repo.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';

interface Limited {
  limit: number | null;
  limitCurrency: string | null;
}

/**
 * What a shop lets these people bid, in the currency of a lot: of a show with a guest that may be another than the shop's own. By
 * the operator's rates; what they do not count in lets nobody bid who has a limit.
 */
export async function limitsIn<Bidder extends Limited>(
  db: Db,
  currency: string,
  bidders: readonly Bidder[],
): Promise<Bidder[]> {
  const isForeign = ({ limit, limitCurrency }: Limited) => limit !== null && limitCurrency !== currency;
  if (!bidders.some(isForeign)) return [...bidders];
  const own = await marketCurrency(db);
  const rates = await findRates(db, own).then((all) => all.set(own, '1'));
  const convert = (amount: number, from: string): number => {
    const [rate, other] = [rates.get(from), rates.get(currency)];
    if (rate === undefined || other === undefined) return 0;
    return inOther(worthIn({ amount, currency: from }, rate, own), other, currency).amount;
  };
  return bidders.map((bidder) => {
    const { limit, limitCurrency } = bidder;
    if (limit === null || limitCurrency === null || limitCurrency === currency) return bidder;
    return { ...bidder, limit: convert(limit, limitCurrency), limitCurrency: currency };
  });
}
