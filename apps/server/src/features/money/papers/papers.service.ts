import type { OrderId, PayoutId, ShopId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { MailMarket } from '../../../platform/mail/mail-market.ts';
import type { PaperSize } from '../../../platform/pdf/index.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findInvoicesOf } from '../invoices/index.ts';
import { findOrder, getOrder } from '../orders/index.ts';
import { getPayout } from '../payouts/index.ts';
import { taxInPrices, writeInvoice } from './invoice.ts';
import { writePackingSlips } from './packing-slip.ts';
import { type PaperWords, paperWords } from './paper-words.ts';
import { findRefundsOf, findShopOfPaper } from './papers.repo.ts';
import { writeReceipt } from './receipt.ts';
import { writeStatement } from './statement.ts';

export interface PaperParts {
  market(): Promise<MailMarket>;
}

interface Reader {
  language: string;
}

export interface WrittenPaper {
  name: string;
  bytes: Buffer;
}

/** Of an order as its reader may see it; nothing for what was never paid. */
export async function getInvoice(ctx: Ctx, parts: PaperParts & Reader, order: Order): Promise<WrittenPaper> {
  const id = order._id;
  const row = await findOrder(ctx.db, id);
  const [invoice, ...notes] = await findInvoicesOf(ctx.db, id);
  if (!row || !invoice) throw notFound('invoice');
  const refunds = await findRefundsOf(ctx.db, id);
  const creditNotes = notes.flatMap((note) => {
    const refund = refunds.get(note.order_refund_id ?? '');
    return refund ? [{ row: note, ...refund }] : [];
  });
  const words = await readerWords(ctx, parts, order.shop._id);
  const taxIncluded = taxInPrices(row, row.tax_found);
  const found = row.tax_found;
  const bytes = await writeInvoice({ order, invoice, creditNotes, taxIncluded, found }, words);
  return { name: `invoice-${order.number}`, bytes };
}

/** For who bought, signed in or by the link that was mailed to them. */
export async function getReceipt(ctx: Ctx, parts: PaperParts & Reader, order: Order): Promise<WrittenPaper> {
  const isBuyers = order.as === 'buyer' || order.as === 'guest';
  if (!isBuyers || !isPaid(order)) throw notFound('receipt');
  const words = await readerWords(ctx, parts, order.shop._id);
  return { name: `receipt-${order.number}`, bytes: await writeReceipt(order, words) };
}

/** One file for many parcels, in the order in which they were asked for. */
export async function getPackingSlips(
  ctx: UserCtx,
  parts: PaperParts & Reader,
  ids: readonly OrderId[],
  size: PaperSize,
): Promise<WrittenPaper> {
  const orders: Order[] = [];
  for (const id of new Set(ids)) {
    const order = await getOrder(ctx, id);
    if (order.as !== 'seller') throw notFound('order');
    orders.push(order);
  }
  const [first] = orders;
  if (!first) throw notFound('order');
  const words = await readerWords(ctx, parts, first.shop._id);
  const name = orders.length === 1 ? `packing-slip-${first.number}` : 'packing-slips';
  return { name, bytes: await writePackingSlips(orders, size, words) };
}

const LINES_IN_STATEMENT = 5_000;

export async function getStatement(
  ctx: UserCtx,
  parts: PaperParts & Reader,
  { shopId, payoutId }: { shopId: ShopId; payoutId: PayoutId },
): Promise<WrittenPaper> {
  const payout = await getPayout(ctx, shopId, payoutId, LINES_IN_STATEMENT);
  const { shop, ...words } = await readerWords(ctx, parts, shopId);
  return {
    name: `statement-${payout.number}`,
    bytes: await writeStatement({ payout, shop }, words),
  };
}

const isPaid = ({ path }: Order): boolean => path.some(({ step, at }) => step === 'paid' && at !== null);

/** In the language in which the reader uses the market right now, on the shop's clock. */
async function readerWords(
  { db }: Ctx,
  { market, language }: PaperParts & Reader,
  shopId: ShopId,
): Promise<PaperWords & { shop: string }> {
  const { timeZone, shop } = await findShopOfPaper(db, shopId);
  return { ...(await paperWords(await market(), language, timeZone)), shop };
}
