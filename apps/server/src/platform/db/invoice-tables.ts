import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type { Json, Time } from './column-types.ts';

export interface InvoiceTables {
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
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
}

interface InvoicesTable {
  shop_id: ShopId;
  kind: InvoiceKind;
  number: number;
  order_id: OrderId;
  order_refund_id: string | null;
  seller: Json<InvoiceSeller>;
  issued_at: Time;
}
