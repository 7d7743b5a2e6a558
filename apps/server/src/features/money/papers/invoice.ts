import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { TaxFound } from '../../../platform/db/orders-tables.ts';
import type { InvoiceRow } from '../invoices/index.ts';
import { creditNoteNumber, invoiceNumber, writeBought, writePayment } from './paper-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { writeSheet } from './sheet.ts';

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
}

/** The invoice of an order and, on pages of their own, what was taken back of it. */
export function writeInvoice(given: ToInvoice, words: PaperWords): Promise<Buffer> {
  const { order, invoice, creditNotes, taxIncluded } = given;
  const { t, day, money } = words;
  const { currency } = order.total;
  const named = invoiceNumber(invoice.number);
  return writeSheet('A4', words, `${t('papers.invoice')} ${named}`, (sheet) => {
    const begin = (row: InvoiceRow, title: string, facts: readonly string[]) => {
      sheet.page(`${row.seller.name} · ${t('papers.soldThrough', { market: words.market })}`);
      sheet.heading(title, row.seller.name, [...facts, day(row.issued_at, 'medium')]);
      const { name, city, country } = row.seller;
      const place = [city, country && words.country(country)].filter(Boolean).join(', ');
      sheet.parties([
        { label: t('papers.soldBy'), lines: [name, ...(place ? [place] : [])] },
        {
          label: t('papers.billedTo'),
          lines: order.address ? words.address(order.address) : [order.buyer?.name ?? ''],
        },
      ]);
    };
    begin(invoice, t('papers.invoice'), [named, t('papers.order', { number: order.number })]);
    writeBought(sheet, order, words);
    if (taxIncluded) {
      const amount = money({ amount: taxIncluded.amount, currency });
      sheet.sum(t('papers.taxIncluded', { name: taxIncluded.name || t('papers.tax'), amount }), '');
    }
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
        sheet.sum(t('papers.taxIncluded', { name: taxIncluded?.name || t('papers.tax'), amount: back }), '');
      }
      if (reason) sheet.text(reason, { direction: 'own' });
    }
  });
}

/** The tax that is part of the prices. */
export const taxInPrices = (
  { tax, tax_included }: { tax: number; tax_included: boolean },
  found: TaxFound | null,
): ToInvoice['taxIncluded'] => (tax_included && tax > 0 ? { name: found?.name ?? '', amount: tax } : null);
