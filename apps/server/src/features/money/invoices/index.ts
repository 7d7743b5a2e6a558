export { findInvoicesOf, type InvoiceRow, issueCreditNote, issueInvoice } from './invoice.repo.ts';
export { invoicesInvariants } from './invoices.invariants.ts';
export { invoiceDetailsPart } from './invoices.personal.ts';
export { invoices } from './invoices.plugin.ts';
