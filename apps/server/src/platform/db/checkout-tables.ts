import type {
  AddressId,
  CheckoutId,
  FlashSaleId,
  LotId,
  ProductId,
  ShippingMethodId,
  ShippingProfileId,
  ShopId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import type { CheckoutSource, CheckoutState } from '@souk/shared/money/checkout/rules.ts';
import type { LeftOut } from '@souk/shared/money/checkout/schema.ts';
import type { MissedCoupon } from '@souk/shared/money/coupons/schema.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './column-types.ts';

/** What people are about to pay, and what is held for them meanwhile. */
export interface CheckoutTables {
  checkouts: CheckoutsTable;
  checkout_lines: CheckoutLinesTable;
  stock_holds: StockHoldsTable;
}

interface CheckoutsTable {
  id: CheckoutId;
  buyer_id: UserId;
  state: Generated<CheckoutState>;
  source: CheckoutSource;
  /** The one thing that is bought now; null of a cart and of what was won. */
  variant_id: Generated<VariantId | null>;
  /** What was won. */
  lot_id: Generated<LotId | null>;
  /** What was won was sold by mistake, and its buyer has all of their money back. */
  undone_at: Generated<Date | null>;
  giveaway_id: Generated<GiveawayId | null>;
  expires_at: Time;
  extended: Generated<boolean>;
  ending_told_at: Generated<Date | null>;
  address_id: AddressId | null;
  choices: Json<Record<ShippingProfileId, ShippingMethodId>>;
  coupon_code: Generated<string | null>;
  /** What was kept for a win holds as it did then. */
  coupon_as_of: Generated<Date | null>;
  /** It was kept for this, and left out. */
  coupon_missed: ColumnType<MissedCoupon | null, string | null | undefined, string | null>;
  use_credit: Generated<boolean>;
  notes: Json<Record<ShopId, string>>;
  ways: Json<Record<ShopId, ArrangedWay | null>>;
  /** Another one of its kind has what was typed and chosen here. */
  taken_over: Generated<boolean>;
  /** What of that it had from the one before, and did not hold. */
  left_out: ColumnType<LeftOut | null, string | null | undefined, string | null>;
  created_at: Time;
  closed_at: MaybeTime;
}

interface CheckoutLinesTable {
  checkout_id: CheckoutId;
  kind: Generated<LineKind>;
  variant_id: VariantId;
  product_id: ProductId;
  shop_id: ShopId;
  wanted: number;
  title: string;
  seen_amount: number;
  seen_currency: string;
  position: number;
}

interface StockHoldsTable {
  checkout_id: CheckoutId;
  buyer_id: UserId;
  kind: Generated<LineKind>;
  variant_id: VariantId;
  product_id: ProductId;
  quantity: number;
  held_at: Time;
  released_at: MaybeTime;
  kept_at: MaybeTime;
  sold_at: MaybeTime;
  /** So many of its pieces are held at the price of a flash sale, since then. */
  flash_sale_id: Generated<FlashSaleId | null>;
  flash_price: Generated<number | null>;
  flash_pieces: Generated<number | null>;
  flash_at: Generated<Date | null>;
}
