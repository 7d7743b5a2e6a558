import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import type { Generated } from 'kysely';
import type { Time } from './column-types.ts';

/** What people mean to buy. */
export interface CartTables {
  cart_lines: CartLinesTable;
}

interface CartLinesTable {
  user_id: UserId;
  kind: Generated<LineKind>;
  variant_id: VariantId;
  product_id: ProductId;
  quantity: number;
  title: string;
  seen_amount: number;
  seen_currency: string;
  added_at: Time;
}
