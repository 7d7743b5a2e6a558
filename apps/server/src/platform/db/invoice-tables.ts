import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type { Generated } from 'kysely';
import type { Json, Time } from './column-types.ts';

export interface InvoiceTables {
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  invoice_details: InvoiceDetailsTable;
}

export type InvoiceKind = 'invoice' | 'credit-note';

interface InvoiceCountersTable {
  shop_id: ShopId;
  kind: InvoiceKind;
  last: number;
}

/** Who sold, as they were then. */
export interface InvoiceSeller {
  name: string;
  city: string | null;
  country: string | null;
  /** None of these on an invoice of before they could be said. */
  legalName?: string;
  street?: string;
  postalCode?: string;
  taxNumber?: string;
}

interface InvoicesTable {
  shop_id: ShopId;
  kind: InvoiceKind;
  number: number;
  order_id: OrderId;
  order_refund_id: string | null;
  seller: Json<InvoiceSeller>;
  issued_at: Time;
  /** Since 2 with the rates of its tax. */
  form: Generated<number>;
}

interface InvoiceDetailsTable {
  shop_id: ShopId;
  name: string;
  street: string;
  postal_code: string;
  tax_number: string;
  changed_at: Time;
}
