import type { Order } from '@souk/shared/money/orders/schema.ts';
import { writeBought, writePayment } from './paper-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { writeSheet } from './sheet.ts';

/** What the market took of a buyer for an order, and what went back. */
export function writeReceipt(order: Order, words: PaperWords): Promise<Buffer> {
  const { t, day, money } = words;
  return writeSheet('A4', words, `${t('papers.receipt')} ${order.number}`, (sheet) => {
    sheet.page(words.market);
    sheet.heading(t('papers.receipt'), words.market, [
      t('papers.order', { number: order.number }),
      t('papers.orderedOn', { day: day(order.placedAt) }),
    ]);
    const lines = order.address ? words.address(order.address) : [order.buyer?.name ?? ''];
    sheet.parties([
      { label: t('papers.soldBy'), lines: [order.shop.name] },
      { label: t('papers.billedTo'), lines },
    ]);
    writeBought(sheet, order, words);
    writePayment(sheet, order, words);
    for (const { amount, at } of order.refunds.toReversed())
      sheet.sum(t('papers.refunded', { day: day(at) }), money({ ...amount, amount: -amount.amount }));
  });
}
