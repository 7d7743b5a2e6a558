import { setImmediate } from 'node:timers/promises';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { PaperSize } from '../../../platform/pdf/index.ts';
import { optionWords } from './paper-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { writeSheet } from './sheet.ts';

const columns = [{ share: 0.14 }, { share: 0.86 }];

/** What goes into a parcel and where, without a price: a page or more for each order. */
export function writePackingSlips(
  orders: readonly Order[],
  size: PaperSize,
  words: PaperWords,
): Promise<Buffer> {
  const { t, day, number, address } = words;
  return writeSheet(size, words, t('papers.packingSlip'), async (sheet) => {
    for (const order of orders) {
      // A hundred of them take half a second, in which others are to be answered.
      await setImmediate();
      sheet.page(`${order.number} · ${t('papers.soldThrough', { market: words.market })}`);
      sheet.heading(order.number, order.shop.name, [
        t('papers.packingSlip'),
        t('papers.orderedOn', { day: day(order.placedAt) }),
      ]);
      const places = order.shipments.flatMap(({ pickupAt }) => pickupAt ?? []);
      const isSent = order.shipments.some(({ kind }) => kind !== 'pickup');
      if (isSent && order.address) {
        const { phone, holdUntil } = order.address;
        const lines = [
          ...address(order.address),
          ...(phone ? [phone] : []),
          ...(holdUntil ? [t('orders.deliverAfter', { day: day(`${holdUntil}T12:00:00Z`) })] : []),
        ];
        sheet.parties([{ label: t('papers.shipTo'), lines }]);
      } else if (order.buyer) sheet.parties([{ label: t('papers.billedTo'), lines: [order.buyer.name] }]);
      for (const place of places) sheet.text(t('papers.pickUp', { place }));
      sheet.rule();
      for (const { line, quantity } of toPack(order)) {
        const options = optionWords(line.options);
        sheet.row(columns, [
          { text: `${number(quantity)} ×`, bold: true },
          { text: line.title, ...(options ? { note: options } : {}) },
        ]);
      }
      sheet.rule();
      const ways = [
        ...new Set(order.shipments.filter(({ kind }) => kind !== 'pickup').map(({ name }) => name)),
      ];
      if (ways.length > 0) sheet.small(t('papers.goesBy', { ways: ways.join(', ') }));
      if (order.note) {
        sheet.gap();
        sheet.small(t('papers.note'));
        sheet.text(order.note, { direction: 'own' });
      }
      sheet.gap();
      sheet.text(t('papers.thanks'));
    }
  });
}

/** What is with the shop still; all of it once everything went off. */
function toPack({ lines, parcels, state }: Order) {
  const sent = new Map<string, number>();
  if (state === 'paid' || state === 'packed')
    for (const { lineId, quantity } of parcels.flatMap((parcel) => parcel.lines))
      sent.set(lineId, (sent.get(lineId) ?? 0) + quantity);
  const products = lines.filter(({ event }) => event === null);
  const counted = products.map((line) => ({
    line,
    quantity: line.quantity - line.refunded - (sent.get(line._id) ?? 0),
  }));
  return counted.filter(({ quantity }) => quantity > 0);
}
