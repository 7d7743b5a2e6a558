import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { invoiceLength } from './limits.ts';

/** One line, or nothing. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isPlainLine(text), 'May hold no invisible characters.');

/** What a shop has printed on its invoices beside its name, city and country. All of it may be empty. */
export const invoiceDetails = z.strictObject({
  /** Who sells by law, where that is another name than the shop's. */
  name: line(invoiceLength.name),
  street: line(invoiceLength.street),
  postalCode: line(invoiceLength.postalCode),
  /** Of the tax office: a VAT, GST or similar number. */
  taxNumber: line(invoiceLength.taxNumber),
});
export type InvoiceDetails = z.infer<typeof invoiceDetails>;
