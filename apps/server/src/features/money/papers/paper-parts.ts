import type { Order, SummaryLine } from '@souk/shared/money/orders/schema.ts';
import type { TaxFound } from '../../../platform/db/orders-tables.ts';
import type { PaperWords } from './paper-words.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

/** "Sage, Medium" */
export const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.values(options).join(', ');

/** INV-12 and CN-3 */
export const invoiceNumber = (number: number): string => `INV-${number}`;
export const creditNoteNumber = (number: number): string => `CN-${number}`;

const widths = (...shares: number[]): readonly Column[] =>
  shares.map((share, place) => (place === 0 ? { share } : { share, align: 'end' }));
const columns = widths(0.5, 0.1, 0.2, 0.2);
const columnsWithRate = widths(0.4, 0.1, 0.17, 0.15, 0.18);

interface RowCells {
  bought: Cell[];
  rate: string;
  total: string;
}

/** What was bought, piece by piece, and what it came to row by row; at which rate each is taxed, where that is known. */
export function writeBought(
  sheet: Sheet,
  order: Order,
  words: PaperWords,
  found: TaxFound | null = null,
): void {
  const { t, money, number, percent } = words;
  const rates = found?.rates;
  const rowOf = (cells: RowCells, look?: { isHead: boolean }) => {
    const rate = rates ? [{ text: cells.rate }] : [];
    sheet.row(rates ? columnsWithRate : columns, [...cells.bought, ...rate, { text: cells.total }], look);
  };
  const heads = [t('papers.item'), t('papers.quantity'), t('papers.price')];
  rowOf(
    { bought: heads.map((text) => ({ text })), rate: t('papers.taxRate'), total: t('papers.amount') },
    { isHead: true },
  );
  sheet.rule();
  for (const [place, line] of order.lines.entries()) {
    const { title, options, quantity, price, agreed, flash, total } = line;
    const notes = [
      optionWords(options),
      agreed ? t('papers.agreed', { price: money(agreed) }) : '',
      flash ? t('papers.flash', { price: money(flash.price), count: flash.pieces }) : '',
    ].filter((note) => note !== '');
    const item: Cell = { text: title, ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) };
    const bought = [item, { text: number(quantity) }, { text: money(price) }];
    rowOf({ bought, rate: percent(rates?.[place] ?? 0), total: money(total) });
  }
  if (rates) writeShipping(order, found, words, rowOf);
  sheet.rule();
  for (const line of order.summary.filter(({ kind }) => kind !== 'credit'))
    sheet.sum(sumLabel(line, t), money(line.amount));
  sheet.sum(t('papers.total', { currency: order.total.currency }), money(order.total), { bold: true });
}

/** Shipping goes at the rates of what is sent: a row for each, with what of it is tax. */
function writeShipping(
  { total: { currency }, summary }: Order,
  { name, shipping = [] }: TaxFound,
  { t, money, percent }: PaperWords,
  rowOf: (cells: RowCells) => void,
): void {
  const isOnTop = summary.some(({ kind }) => kind === 'tax');
  for (const { basisPoints, net, tax } of shipping) {
    const amount = money({ amount: isOnTop ? net : net + tax, currency });
    const note = tax > 0 ? { note: `${name || t('papers.tax')} ${money({ amount: tax, currency })}` } : {};
    const item: Cell = { text: t('orders.sum.shipping'), ...note };
    rowOf({ bought: [item, { text: '' }, { text: '' }], rate: percent(basisPoints), total: amount });
  }
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
