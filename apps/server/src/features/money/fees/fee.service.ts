import type { CategoryId, ProductId, ShopId } from '@souk/shared/ids.ts';
import { paymentFeeFor, rateFor } from '@souk/shared/money/fees/currencies.ts';
import { commissionFor, type FeeRate, type PaymentFee } from '@souk/shared/money/fees/rules.ts';
import type { FeeTable, MarketFees, RateBody, ShopFees } from '@souk/shared/money/fees/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findRates } from '../../../platform/settings/rates.repo.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { categoryTree, wayTo } from '../../market/categories/index.ts';
import {
  deleteRate,
  findCategoryRates,
  findFiled,
  findNamed,
  findRatesOfSale,
  findShopCurrency,
  findShopRates,
  type RateOf,
  saveMarketFees,
  saveRate,
} from './fee.repo.ts';

/** Every rate that differs from the market’s, and the market’s. */
export async function listFees({ db }: Pick<Ctx, 'db'>): Promise<FeeTable> {
  const [{ currency, commission, paymentFee }, categories, shops] = await Promise.all([
    readSettings(db, { demo: false }),
    findCategoryRates(db),
    findShopRates(db),
  ]);
  const worth = await findRates(db, currency);
  const others = new Set([...worth.keys(), ...Object.keys(paymentFee.fixedIn ?? {})].sort());
  others.delete(currency);
  const { fixedIn: _, ...plain } = paymentFee;
  return {
    currency,
    market: { commission, paymentFee },
    elsewhere: [...others].map((other) => ({
      currency: other,
      fixed: paymentFeeFor(plain, other, { currency, worth }).fixed,
    })),
    categories: categories.map(({ categoryId, rate }) => ({ _id: categoryId, rate })),
    shops: shops.map(({ shopId, name, slug, rate }) => ({ _id: shopId, name, slug, rate })),
  };
}

/** From the next checkout on; orders that were placed keep theirs. */
export function setMarketFees({ db, clock, actor }: UserCtx, fees: MarketFees): Promise<MarketFees> {
  return db.transaction().execute(async (tx) => {
    const { currency, commission, paymentFee } = fees;
    await refuseOtherThanMarkets(tx, currency);
    await saveMarketFees(tx, { commission, paymentFee });
    await record(tx, {
      actorId: actor.userId,
      action: 'fees.changed',
      subject: { kind: 'market', id: 'fees' },
      details: { commission, paymentFee },
      now: clock.now(),
    });
    return fees;
  });
}

/** Amounts in another currency are of a page from before the market changed its own. */
async function refuseOtherThanMarkets(db: Db, currency: string): Promise<void> {
  const market = await readSettings(db, { demo: false });
  if (currency !== market.currency)
    throw invalidInput([{ field: 'currency', message: `Must be ${market.currency}.` }]);
}

export function setRate(
  { db, clock, actor }: UserCtx,
  of: RateOf,
  { currency, rate }: RateBody,
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const named = await findNamed(tx, of);
    if (!named) throw notFound(of.kind);
    await refuseOtherThanMarkets(tx, currency);
    await saveRate(tx, of, rate, now);
    const details = { about: named.name, rate };
    await record(tx, { actorId: actor.userId, action: 'fees.changed', subject: of, details, now });
  });
}

export function removeRate({ db, clock, actor }: UserCtx, of: RateOf): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await deleteRate(tx, of))) throw notFound(of.kind);
    const details = { about: (await findNamed(tx, of))?.name };
    await record(tx, { actorId: actor.userId, action: 'fees.removed', subject: of, details, now });
  });
}

/** The rates of a sale, line by line. */
export interface SaleFees {
  paymentFeeIn: (currency: string) => PaymentFee;
  rateOf: (line: Sold) => FeeRate;
}

interface Sold {
  shopId: ShopId;
  /** Null for what is in none, and for tickets. */
  categoryId: CategoryId | null;
  currency: string;
}

export async function feesOfSale(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  lines: ReadonlyArray<Pick<Sold, 'shopId' | 'currency'>>,
): Promise<SaleFees> {
  const rate = await ratesOf(
    ctx,
    lines.map(({ shopId }) => shopId),
    lines.map(({ currency }) => currency),
  );
  return {
    paymentFeeIn: rate.paymentFeeIn,
    rateOf: ({ shopId, categoryId, currency }) => rate.of(shopId, categoryId ?? undefined, currency),
  };
}

/** What applies to a shop’s sale of something of this category, or of this product. */
export async function feesOfShop(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  shopId: ShopId,
  { category, product }: { category?: CategoryId | undefined; product?: ProductId | undefined },
): Promise<ShopFees> {
  const filed = category ?? (product && (await findFiled(db, product)));
  const currency = await findShopCurrency(db, shopId);
  const rate = await ratesOf({ db, clock }, [shopId], [currency]);
  return { currency, commission: rate.of(shopId, filed, currency), paymentFee: rate.paymentFeeIn(currency) };
}

async function ratesOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  shopIds: readonly ShopId[],
  currencies: readonly string[],
) {
  const [{ currency, commission: market, paymentFee }, { categories, shops }] = await Promise.all([
    readSettings(db, { demo: false }),
    findRatesOfSale(db, shopIds),
  ]);
  const tree = categories.length === 0 ? [] : await categoryTree({ db, clock });
  const isAbroad = currencies.some((other) => other !== currency);
  const rates = { currency, worth: isAbroad ? await findRates(db, currency) : new Map<string, string>() };
  const of = (shopId: ShopId, filed: CategoryId | undefined, sold: string): FeeRate => {
    const leaf = tree.find(({ id }) => id === filed);
    const wayDown = leaf ? wayTo(tree, leaf).map(({ id }) => id) : [];
    const rate = commissionFor({ market, categories, shop: shops.get(shopId) ?? null }, wayDown);
    return rateFor(rate, sold, rates);
  };
  return { of, paymentFeeIn: (sold: string) => paymentFeeFor(paymentFee, sold, rates) };
}
