import type { CategoryId, CheckoutId, CouponId, ProductId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { CouponBearer, CouponKind } from '@souk/shared/money/coupons/rules.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What is taken off a price, what of it is tax, and what of it the market takes. */
export interface ChargeTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  country_taxes: CountryTaxesTable;
  tax_rates: TaxRatesTable;
  commission_rates: CommissionRatesTable;
}

interface CouponsTable {
  id: CouponId;
  shop_id: ShopId | null;
  code: string;
  kind: CouponKind;
  basis_points: number | null;
  amount: number | null;
  currency: string | null;
  bearer: CouponBearer;
  least_amount: number | null;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  uses: number | null;
  uses_per_person: number | null;
  product_ids: ProductId[] | null;
  also_won: Generated<boolean>;
  version: Generated<number>;
  created_at: Time;
}

interface CouponUsesTable {
  checkout_id: CheckoutId;
  coupon_id: CouponId;
  user_id: UserId | null;
  amount: number;
  currency: string;
  used_at: Time;
  returned_at: MaybeTime;
}

interface CountryTaxesTable {
  country: string;
  name: string;
  included: boolean;
  on_shipping: boolean;
  version: Generated<number>;
  changed_at: Time;
}

interface TaxRatesTable {
  country: string;
  region: string;
  category_id: CategoryId | null;
  basis_points: number;
}

/** Of a category or of a shop. */
interface CommissionRatesTable {
  category_id: CategoryId | null;
  shop_id: ShopId | null;
  basis_points: number;
  fixed: number;
  least: number | null;
  most: number | null;
  changed_at: Time;
}
