import type { Role, UserLink } from '@souk/shared/identity/accounts/schema.ts';
import type {
  CategoryId,
  EventId,
  FileId,
  ImageId,
  LotId,
  ProductId,
  ReviewId,
  SessionId,
  ShippingProfileId,
  ShopId,
  ShowId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { ClosingChoice, ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import type { Condition, ListingKind, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountTables, SignInWay } from './accounts-tables.ts';
import type { ActTables } from './acts-tables.ts';
import type { ArrangedTables } from './arranged-tables.ts';
import type { AuctionTables } from './auction-tables.ts';
import type { BreakTables } from './breaks-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { ChargebackTables } from './chargebacks-tables.ts';
import type { ChargeTables } from './charges-tables.ts';
import type { CheckoutTables } from './checkout-tables.ts';
import type { CoHostTables } from './co-hosts-tables.ts';
import type { CreatedAt, Json, MaybeTime, Time } from './column-types.ts';
import type { DisputeTables } from './disputes-tables.ts';
import type { FileTables } from './files-tables.ts';
import type { FlashSaleTables } from './flash-sales-tables.ts';
import type { GiveawayTables } from './giveaways-tables.ts';
import type { ImportTables } from './imports-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { LiveTables } from './live-tables.ts';
import type { MessagingTables } from './messaging-tables.ts';
import type { NotificationTables } from './notifications-tables.ts';
import type { OrderTables } from './orders-tables.ts';
import type { PaymentTables } from './payments-tables.ts';
import type { PayoutTables } from './payouts-tables.ts';
import type { PollTables } from './polls-tables.ts';
import type { RaidTables } from './raid-tables.ts';
import type { RecordingTables } from './recordings-tables.ts';
import type { ReviewTables } from './reviews-tables.ts';
import type { RoomChatTables } from './room-chat-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { SettlementTables } from './settlement-tables.ts';
import type { ShippingTables } from './shipping-tables.ts';
import type { StageTables } from './stage-tables.ts';
import type { TipTables } from './tips-tables.ts';
import type { VideoTables } from './video-tables.ts';

/** The tables as `migrations/` makes them; a migration and this file change together. */
export interface Tables
  extends AccountTables,
    ActTables,
    ArrangedTables,
    AuctionTables,
    BreakTables,
    CartTables,
    CheckoutTables,
    CoHostTables,
    ChargebackTables,
    ChargeTables,
    DisputeTables,
    FileTables,
    FlashSaleTables,
    GiveawayTables,
    ImportTables,
    LedgerTables,
    LiveTables,
    MessagingTables,
    NotificationTables,
    PaymentTables,
    PayoutTables,
    PollTables,
    RaidTables,
    InvoiceTables,
    OrderTables,
    RecordingTables,
    ReviewTables,
    RoomChatTables,
    SearchTables,
    SettlementTables,
    ShippingTables,
    StageTables,
    TipTables,
    VideoTables {
  images: ImagesTable;
  users: UsersTable;
  sessions: SessionsTable;
  categories: CategoriesTable;
  shops: ShopsTable;
  shop_former_slugs: { slug: string; shop_id: ShopId; left_at: Time; place: Generated<number> };
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_variants: ProductVariantsTable;
  price_changes: PriceChangesTable;
  events: EventsTable;
  event_tickets: EventTicketsTable;
  shows: ShowsTable;
  show_reminders: ShowRemindersTable;
  lots: LotsTable;
  favorites: FavoritesTable;
  shop_follows: ShopFollowsTable;
  reviews: ReviewsTable;
  review_images: ReviewImagesTable;
  app_settings: AppSettingsTable;
  languages: LanguagesTable;
  outbox: OutboxTable;
  outbox_deliveries: OutboxDeliveriesTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  demo_world: DemoWorldTable;
}

interface ImagesTable {
  id: ImageId;
  owner_id: UserId | null;
  folder: Generated<string>;
  kind: 'drawn' | 'stored';
  recipe: ColumnType<unknown, string | null | undefined, string | null>;
  storage_key: string | null;
  width: number;
  height: number;
  alt: Generated<string>;
  placeholder: string | null;
  colour: string | null;
  created_at: CreatedAt;
}

interface UsersTable {
  id: UserId;
  email: string;
  email_verified_at: MaybeTime;
  /** When mail to `email` was last refused for good; a new address begins without. */
  mail_refused_at: MaybeTime;
  password_hash: string | null;
  name: string;
  handle: string;
  picture_id: ImageId | null;
  bio: Generated<string>;
  city: string | null;
  country: string | null;
  role: Generated<Role>;
  muted: Generated<boolean>;
  suspended_at: MaybeTime;
  default_payment_method: string | null;
  language: Generated<string>;
  links: Json<UserLink[]>;
  phone: Generated<string | null>;
  phone_verified_at: MaybeTime;
  seller_verified_at: MaybeTime;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  deleted_at: MaybeTime;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: SessionId;
  user_id: UserId;
  token_hash: Buffer;
  user_agent: Generated<string>;
  way: Generated<SignInWay>;
  confirmed_at: CreatedAt;
  created_at: CreatedAt;
  last_seen_at: CreatedAt;
  expires_at: Time;
}

interface CategoriesTable {
  id: CategoryId;
  parent_id: CategoryId | null;
  slug: string;
  names: JSONColumnType<Record<string, string>>;
  image_id: ImageId | null;
  position: Generated<number>;
}

interface ShopsTable {
  id: ShopId;
  owner_id: UserId;
  name: string;
  slug: string;
  logo_id: ImageId | null;
  banner_id: ImageId | null;
  story: Generated<string>;
  policies: Generated<string>;
  city: string | null;
  country: string | null;
  time_zone: Generated<string>;
  currency: Generated<string>;
  ships_within_days: Generated<number>;
  status: Generated<'open' | 'suspended' | 'closed'>;
  verified_at: MaybeTime;
  version: Generated<number>;
  updated_at: CreatedAt;
  closed_at: MaybeTime;
  follower_count: Generated<number>;
  sold_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  created_at: CreatedAt;
}

interface ProductsTable {
  id: ProductId;
  shop_id: ShopId;
  /** What a draft may lack, as its condition. */
  category_id: CategoryId | null;
  title: string;
  description: Generated<string>;
  condition: ColumnType<Condition | null, Condition | null | undefined, Condition | null>;
  listing_kind: Generated<ListingKind>;
  accepts_offers: Generated<boolean>;
  status: Generated<ProductStatus>;
  currency: string;
  price_amount: number;
  compare_at_amount: number | null;
  was_amount: Generated<number | null>;
  min_offer_amount: Generated<number | null>;
  attributes: Json<Array<{ name: string; value: string }>>;
  options: Json<Array<{ name: string; values: string[] }>>;
  tags: Generated<string[]>;
  made_in_show: Generated<boolean>;
  weight_grams: number | null;
  size_mm: Generated<number[] | null>;
  auction_reserve_amount: Generated<number | null>;
  auction_seconds: Generated<number | null>;
  auction_closing: JSONColumnType<ClosingChoice, string | null | undefined, string | null> | null;
  auction_steps: JSONColumnType<Step[], string | null | undefined, string | null> | null;
  auction_buy_now_amount: Generated<number | null>;
  auction_starts_at: MaybeTime;
  auction_needs_approval: Generated<boolean>;
  auction_confirm_above: Generated<number | null>;
  shipping_profile_id: Generated<ShippingProfileId | null>;
  sold_count: Generated<number>;
  favorite_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  version: Generated<number>;
  updated_by: Generated<UserId | null>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  language: Generated<string>;
  search: GeneratedAlways<string>;
}

interface ProductImagesTable {
  product_id: ProductId;
  image_id: ImageId;
  position: number;
}

interface ProductVariantsTable {
  id: VariantId;
  product_id: ProductId;
  sku: string;
  options: Json<Record<string, string>>;
  price_amount: number;
  available: number;
  image_id: ImageId | null;
  position: Generated<number>;
}

interface PriceChangesTable {
  product_id: ProductId;
  changed_at: Time;
  amount: number;
  currency: string;
}

interface EventsTable {
  id: EventId;
  shop_id: ShopId;
  category_id: CategoryId | null;
  title: string;
  description: Generated<string>;
  image_id: ImageId | null;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  starts_local: string | null;
  ends_local: string | null;
  time_zone: string;
  place: string | null;
  address: string | null;
  city: string | null;
  country: string | null;
  region: Generated<string>;
  online_url: string | null;
  capacity: number | null;
  per_person: Generated<number | null>;
  seats_taken: Generated<number>;
  sold_until: MaybeTime;
  status: Generated<'draft' | 'active' | 'cancelled' | 'archived'>;
  version: Generated<number>;
  published_at: MaybeTime;
  cancelled_at: MaybeTime;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

interface EventTicketsTable {
  id: string;
  event_id: EventId;
  name: string;
  note: Generated<string>;
  price_amount: number;
  currency: string;
  capacity: number | null;
  sold: Generated<number>;
  position: Generated<number>;
}

interface ShowsTable {
  id: ShowId;
  shop_id: ShopId;
  host_id: UserId;
  category_id: CategoryId;
  title: string;
  description: Generated<string>;
  language: Generated<string>;
  cover_id: ImageId | null;
  clip_id: Generated<FileId | null>;
  visibility: Generated<'public' | 'private'>;
  state: Generated<ShowState>;
  starts_at: Time;
  ended_at: MaybeTime;
  viewer_count: Generated<number>;
  reminder_count: Generated<number>;
  created_at: CreatedAt;
  starts_local: Generated<string | null>;
  time_zone: Generated<string | null>;
  repeats: Generated<'once' | 'daily' | 'weekly'>;
  follows_id: Generated<ShowId | null>;
  explicit: Generated<boolean>;
  repeats_list: Generated<boolean>;
  version: Generated<number>;
}

interface ShowRemindersTable {
  show_id: ShowId;
  kind: 'day' | 'soon' | 'start' | 'moved' | 'cancelled';
  starts_at: Time;
  told_at: MaybeTime;
  last_told: UserId | null;
}

interface LotsTable {
  id: LotId;
  show_id: ShowId | null;
  product_id: ProductId;
  variant_id: Generated<VariantId | null>;
  number: number | null;
  state: Generated<LotState>;
  currency: string;
  start_amount: number;
  price_amount: number;
  reserve_amount: number | null;
  bid_count: Generated<number>;
  leader_id: UserId | null;
  duration_seconds: number;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  steps: JSONColumnType<Step[], string | null | undefined, string | null> | null;
  closing: JSONColumnType<ClosingRule, string | undefined, string>;
  secret: Generated<string | null>;
  closes_at: MaybeTime;
  needs_approval: Generated<boolean>;
  confirm_above: Generated<number | null>;
  /** 'demo': said to have been sold before its market began. */
  run_by: Generated<'clock' | 'demo'>;
  leader_number: Generated<number | null>;
  leader_maximum: Generated<number | null>;
  extensions: Generated<number>;
  highest_amount: Generated<number>;
  bidder_count: Generated<number>;
  last_number: Generated<number | null>;
  head_hash: Generated<string | null>;
  closed_at: MaybeTime;
  stop_reason: Generated<StopReason | null>;
  is_quick: Generated<boolean>;
  buy_now_amount: Generated<number | null>;
  settlement: Generated<LotSettlement | null>;
  at_fixed_price: Generated<boolean>;
  again_id: Generated<LotId | null>;
}

interface FavoritesTable {
  user_id: UserId;
  kind: 'product' | 'show' | 'event';
  target_id: string;
  price_before: number | null;
  price_dropped_at: MaybeTime;
  back_at: MaybeTime;
  noted_on: Generated<string | null>;
  created_at: CreatedAt;
}

interface ShopFollowsTable {
  user_id: UserId;
  shop_id: ShopId;
  created_at: CreatedAt;
}

interface ReviewsTable {
  id: ReviewId;
  shop_id: ShopId;
  product_id: ProductId | null;
  author_id: UserId;
  rating: number;
  body: Generated<string>;
  variant: string | null;
  helpful_count: Generated<number>;
  reply_body: string | null;
  replied_at: MaybeTime;
  edited_at: MaybeTime;
  created_at: CreatedAt;
}

interface ReviewImagesTable {
  review_id: ReviewId;
  image_id: ImageId;
  position: number;
}

interface AppSettingsTable {
  only_row: Generated<boolean>;
  data: Json<Record<string, unknown>>;
}

interface LanguagesTable {
  code: string;
  name: string;
  dir: 'ltr' | 'rtl';
  messages: Json<Record<string, string>>;
  position: Generated<number>;
}

interface OutboxTable {
  id: GeneratedAlways<number>;
  topic: string;
  payload: ColumnType<unknown, string, string>;
  created_at: CreatedAt;
  /** When every listener had it. */
  delivered_at: MaybeTime;
}

interface OutboxDeliveriesTable {
  message_id: number;
  listener: string;
  attempts: Generated<number>;
  next_try_at: CreatedAt;
  last_error: string | null;
  delivered_at: MaybeTime;
}

interface IdempotencyKeysTable {
  actor: string;
  key: string;
  request_hash: Buffer;
  state: 'running' | 'done';
  status: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

interface RateLimitsTable {
  key: string;
  hits: number;
  resets_at: Time;
}

interface DemoWorldTable {
  only_row: Generated<boolean>;
  version: number;
  anchor: Time;
  seen_at: MaybeTime;
}
