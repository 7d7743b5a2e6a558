import type { FlashSaleId, ProductId, ShowId } from '@souk/shared/ids.ts';
import { flashSaleLimits } from '@souk/shared/live/flash-sales/limits.ts';
import type { NewFlashSale } from '@souk/shared/live/flash-sales/schema.ts';
import { comparableAt, priorDays } from '@souk/shared/market/catalog/price-history.ts';
import { type FlashCut, flashPrice } from '@souk/shared/money/flash-prices/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findPriceHistory } from '../../market/catalog/index.ts';
import { findProductToShow, holdShowToSell, notForTheList } from '../hosting/index.ts';
import { putPinned, showNotLive, tellOfStage } from '../shows/index.ts';
import { closeAndTell } from './closing.service.ts';
import { tellOfFlashSale } from './flash-sale.live.ts';
import {
  flashSaleNotCheaper,
  flashSaleOver,
  flashSaleRunning,
  flashSaleStock,
  tooManyFlashSales,
} from './flash-sales.failures.ts';
import {
  countFlashSales,
  findFlashSale,
  findLeastInSales,
  findRunningOf,
  insertFlashSale,
  lockFlashSale,
} from './flash-sales.repo.ts';

const DAY_MS = 86_400_000;

/**
 * A product of the caller, host or co-host, is cheaper from now on, for a while and for this many pieces, and
 * everyone in the room is shown it. Within a transaction of the call’s key.
 */
export async function startFlashSale(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  { productId, cut: asked, seconds, pieces, perPerson }: NewFlashSale,
): Promise<FlashSaleId> {
  const now = clock.now();
  const show = await holdShowToSell(tx, actor, showId);
  if (show.state !== 'live') throw showNotLive();
  const variants = await findProductToShow(tx, show.seller, productId);
  const available = variants.reduce((sum, one) => sum + one.available, 0);
  const [first] = variants;
  if (!first || available === 0) throw notForTheList();
  if (pieces > available) throw flashSaleStock(available);
  const cut: FlashCut = asked.kind === 'percent' ? asked : { kind: 'amount', amount: asked.amount.amount };
  const isOther = asked.kind === 'amount' && asked.amount.currency !== first.currency;
  const prices = variants.flatMap(({ price }) => flashPrice(price, cut) ?? []);
  if (isOther || prices.length < variants.length) throw flashSaleNotCheaper();
  const price = Math.min(...prices);
  if ((await countFlashSales(tx, showId)) >= flashSaleLimits.sales) throw tooManyFlashSales();
  for (const id of await findRunningOf(tx, showId, productId)) await closeOverdue(tx, id, now);
  const id = newId<FlashSaleId>(now.getTime());
  const isNew = await insertFlashSale(tx, {
    ...{ id, show_id: showId, product_id: productId, currency: first.currency },
    percent: cut.kind === 'percent' ? cut.percent : null,
    amount: cut.kind === 'amount' ? cut.amount : null,
    // Announced: a change of its usual prices changes none of them.
    prices: JSON.stringify(Object.fromEntries(variants.map((one, at) => [one.id, prices[at]]))),
    ...{ price_amount: price, was_amount: await struckBeside(tx, productId, price, now) },
    ...{ pieces, per_person: perPerson, seconds, left_told: pieces },
    ...{ started_at: now, ends_at: new Date(now.getTime() + seconds * 1_000) },
  });
  if (!isNew) throw flashSaleRunning();
  await putPinned(tx, showId, productId, now);
  await tellOfStage(tx, showId, now);
  const sale = await findFlashSale(tx, id);
  if (sale) await tellOfFlashSale(tx, sale, now);
  return id;
}

/** Sooner than its time, by the host or whose price it is; who holds pieces at its price keeps it. */
export function endFlashSale({ db, actor, clock }: UserCtx, id: FlashSaleId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await findFlashSale(tx, id);
    if (!found) throw notFound('flash sale');
    const show = await holdShowToSell(tx, actor, found.showId);
    if (show.seller !== show.shop.id && show.seller !== found.shopId) throw forbidden();
    const sale = await lockFlashSale(tx, id);
    if (sale?.state !== 'running') throw flashSaleOver();
    await closeAndTell(tx, id, clock.now());
  });
}

/** The lowest price of the month before, flash sales included; none where that is no higher, or it is new on sale. */
async function struckBeside(tx: Db, productId: ProductId, price: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - priorDays * DAY_MS);
  const prior = comparableAt(await findPriceHistory(tx, productId), now);
  if (prior === null) return null;
  const lowest = Math.min(prior, (await findLeastInSales(tx, productId, since)) ?? prior);
  return lowest > price ? lowest : null;
}

/** One whose time is over stands in nobody’s way, even before a worker has closed it. */
async function closeOverdue(tx: Db, id: FlashSaleId, now: Date): Promise<void> {
  const sale = await lockFlashSale(tx, id);
  if (sale?.state === 'running' && sale.endsAt <= now) await closeAndTell(tx, id, now);
}
