import type {
  CheckoutId,
  LotId,
  LotSaleId,
  ProductId,
  ShopId,
  ShowId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { SaleEnding, SaleState } from '@souk/shared/live/settlement/rules.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What follows a win. */
export interface SettlementTables {
  lot_holds: LotHoldsTable;
  lot_sales: LotSalesTable;
  bidder_strikes: BidderStrikesTable;
  next_bidder_choices: NextBidderChoicesTable;
  win_coupons: WinCouponsTable;
}

interface LotHoldsTable {
  lot_id: LotId;
  variant_id: VariantId;
  product_id: ProductId;
  held_at: Time;
  given_at: MaybeTime;
  released_at: MaybeTime;
}

interface LotSalesTable {
  id: LotSaleId;
  lot_id: LotId;
  round: number;
  buyer_id: UserId;
  amount: number;
  state: SaleState;
  ending: SaleEnding | null;
  checkout_id: CheckoutId | null;
  pay_by: MaybeTime;
  reminders: Generated<number>;
  due_at: MaybeTime;
  created_at: Time;
  ended_at: MaybeTime;
}

interface BidderStrikesTable {
  lot_id: LotId;
  user_id: UserId;
  at: Time;
}

interface NextBidderChoicesTable {
  show_id: ShowId;
  user_id: UserId;
  since: Time;
}

/** Of a show, or of one auction. */
interface WinCouponsTable {
  user_id: UserId;
  shop_id: ShopId;
  show_id: ShowId | null;
  lot_id: LotId | null;
  code: string;
  since: Time;
}
