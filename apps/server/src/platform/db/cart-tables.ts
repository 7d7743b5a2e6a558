import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Time } from './column-types.ts';

/** What people mean to buy. */
export interface CartTables {
  cart_lines: CartLinesTable;
}

interface CartLinesTable {
  user_id: UserId;
  variant_id: VariantId;
  product_id: ProductId;
  quantity: number;
  title: string;
  seen_amount: number;
  seen_currency: string;
  added_at: Time;
}
