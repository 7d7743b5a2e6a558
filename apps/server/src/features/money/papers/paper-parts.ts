import type { Order, SummaryLine } from '@souk/shared/money/orders/schema.ts';
import type { PaperWords } from './paper-words.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** "Sage, Medium" */
export const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.values(options).join(', ');

/** INV-12 and CN-3 */
export const invoiceNumber = (number: number): string => `INV-${number}`;
export const creditNoteNumber = (number: number): string => `CN-${number}`;

const columns: readonly Column[] = [
  { share: 0.5 },
  { share: 0.1, align: 'end' },
  { share: 0.2, align: 'end' },
  { share: 0.2, align: 'end' },
];

/** What was bought, piece by piece, and what it came to row by row. */
export function writeBought(sheet: Sheet, order: Order, words: PaperWords): void {
  const { t, money, number } = words;
  sheet.row(
    columns,
    [t('papers.item'), t('papers.quantity'), t('papers.price'), t('papers.amount')].map((text) => ({ text })),
    { isHead: true },
  );
  sheet.rule();
  for (const { title, options, quantity, price, agreed, flash, total } of order.lines) {
    const notes = [
      optionWords(options),
      agreed ? t('papers.agreed', { price: money(agreed) }) : '',
      flash ? t('papers.flash', { price: money(flash.price), count: flash.pieces }) : '',
    ].filter((note) => note !== '');
    const item: Cell = { text: title, ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) };
    sheet.row(columns, [item, { text: number(quantity) }, { text: money(price) }, { text: money(total) }]);
  }
  sheet.rule();
  for (const line of order.summary.filter(({ kind }) => kind !== 'credit'))
    sheet.sum(sumLabel(line, t), money(line.amount));
  sheet.sum(t('papers.total', { currency: order.total.currency }), money(order.total), { bold: true });
}

function sumLabel({ kind, name }: SummaryLine, t: PaperWords['t']): string {
  if (kind === 'discount' && name) return t('orders.sum.coupon', { name });
  return kind === 'tax' && name ? name : t(`orders.sum.${kind}`);
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** When and with what it was paid. */
export function writePayment(sheet: Sheet, order: Order, { t, day, money }: PaperWords): void {
  const paidAt = order.path.find(({ step }) => step === 'paid')?.at ?? order.placedAt;
  const credit = order.summary.find(({ kind }) => kind === 'credit');
  if (credit) sheet.sum(t('orders.sum.credit'), money(credit.amount));
  const { card } = order;
  const said = card
    ? t('papers.paidWith', { day: day(paidAt), card: `${brands[card.brand] ?? card.brand} ${card.last4}` })
    : t('papers.paidOn', { day: day(paidAt) });
  if (order.charged.amount > 0) sheet.sum(said, money(order.charged));
}
