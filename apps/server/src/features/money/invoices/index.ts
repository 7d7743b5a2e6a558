export { findInvoicesOf, type InvoiceRow, issueCreditNote, issueInvoice } from './invoice.repo.ts';
export { invoicesInvariants } from './invoices.invariants.ts';
