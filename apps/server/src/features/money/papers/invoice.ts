import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { TaxFound } from '../../../platform/db/orders-tables.ts';
import type { InvoiceRow } from '../invoices/index.ts';
import { creditNoteNumber, invoiceNumber, writeBought, writePayment } from './paper-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { type Column, type Sheet, writeSheet } from './sheet.ts';

/** What a credit note takes back, in the order's currency. */
export interface CreditNote {
  row: InvoiceRow;
  amount: number;
  tax: number;
  reason: string;
}

export interface ToInvoice {
  order: Order;
  invoice: InvoiceRow;
  creditNotes: readonly CreditNote[];
  /** What of the prices is tax; null where none is in them. */
  taxIncluded: { name: string; amount: number } | null;
  /** How its tax was found; null where there was none to find. */
  found: TaxFound | null;
}

/** The invoice of an order and, on pages of their own, what was taken back of it. */
export function writeInvoice(given: ToInvoice, words: PaperWords): Promise<Buffer> {
  const { order, invoice, creditNotes, taxIncluded, found } = given;
  const { t, day, money } = words;
  const { currency } = order.total;
  const named = invoiceNumber(invoice.number);
  return writeSheet('A4', words, `${t('papers.invoice')} ${named}`, (sheet) => {
    const begin = (row: InvoiceRow, title: string, facts: readonly string[]) => {
      sheet.page(`${row.seller.name} · ${t('papers.soldThrough', { market: words.market })}`);
      sheet.heading(title, row.seller.name, [...facts, day(row.issued_at, 'medium')]);
      sheet.parties([
        { label: t('papers.soldBy'), lines: sellerLines(row.seller, words) },
        {
          label: t('papers.billedTo'),
          lines: order.address ? words.address(order.address) : [order.buyer?.name ?? ''],
        },
      ]);
    };
    begin(invoice, t('papers.invoice'), [named, t('papers.order', { number: order.number })]);
    writeBought(sheet, order, words, invoice.form > 1 ? found : null);
    if (taxIncluded) {
      const amount = money({ amount: taxIncluded.amount, currency });
      sheet.sum(t('papers.taxIncluded', { name: taxIncluded.name || t('papers.tax'), amount }), '');
    }
    if (found && invoice.form > 1) writeRates(sheet, found, { currency, words });
    writePayment(sheet, order, words);
    for (const { row, amount, tax, reason } of creditNotes) {
      begin(row, t('papers.creditNote'), [
        creditNoteNumber(row.number),
        t('papers.forInvoice', { number: named }),
      ]);
      sheet.rule();
      sheet.sum(t('papers.refundOf', { number: order.number }), money({ amount: -amount, currency }), {
        bold: true,
      });
      if (tax > 0) {
        const back = money({ amount: tax, currency });
        const name = taxIncluded?.name || t('papers.tax');
        sheet.sum(
          t('papers.taxIncluded', { name: `${name}${oneRate(row, found, words)}`, amount: back }),
          '',
        );
      }
      if (reason) sheet.text(reason, { direction: 'own' });
    }
  });
}

/** Who sold: the shop, and what it says of itself to the tax office. */
function sellerLines(seller: InvoiceRow['seller'], words: PaperWords): string[] {
  const { name, legalName = '', street = '', postalCode = '', taxNumber } = seller;
  const [city, country] = [seller.city ?? '', seller.country ?? ''];
  const land = country ? words.country(country) : '';
  const place =
    street || postalCode
      ? addressLines({ street, extra: '', city, region: '', postalCode, country }, land)
      : [[city, land].filter(Boolean).join(', ')];
  const number = taxNumber ? words.t('papers.taxNumber', { number: taxNumber }) : '';
  return [name, legalName, ...place, number].filter((line) => line !== '');
}

const rateColumns: readonly Column[] = [
  { share: 0.4 },
  { share: 0.2, align: 'end' },
  { share: 0.2, align: 'end' },
  { share: 0.2, align: 'end' },
];

/** What was taxed at each rate: without its tax, the tax, and both. */
function writeRates(
  sheet: Sheet,
  { name, parts }: TaxFound,
  { currency, words }: { currency: string; words: PaperWords },
): void {
  const taxed = parts.filter(({ net, tax }) => net + tax > 0);
  if (taxed.length === 0) return;
  const { t } = words;
  const money = (amount: number) => ({ text: words.money({ amount, currency }) });
  const heads = [t('papers.taxRate'), t('papers.taxBase'), t('papers.tax'), t('papers.withTax')];
  sheet.gap();
  sheet.row(
    rateColumns,
    heads.map((text) => ({ text })),
    { isHead: true },
  );
  sheet.rule();
  for (const { basisPoints, net, tax } of taxed) {
    const rate = `${name || t('papers.tax')} ${words.percent(basisPoints)}`;
    sheet.row(rateColumns, [{ text: rate }, ...[net, tax, net + tax].map(money)]);
  }
  sheet.rule();
}

/** Which rate a refund's tax was, where there was only one. */
function oneRate({ form }: InvoiceRow, found: TaxFound | null, { percent }: PaperWords): string {
  const [only, ...others] = found?.parts.filter(({ tax }) => tax > 0) ?? [];
  return form > 1 && only && others.length === 0 ? ` ${percent(only.basisPoints)}` : '';
}

/** The tax that is part of the prices. */
export const taxInPrices = (
  { tax, tax_included }: { tax: number; tax_included: boolean },
  found: TaxFound | null,
): ToInvoice['taxIncluded'] => (tax_included && tax > 0 ? { name: found?.name ?? '', amount: tax } : null);
