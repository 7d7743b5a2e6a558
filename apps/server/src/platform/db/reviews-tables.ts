import type { ReportReason, ReportState, ReportTargetKind } from '@souk/shared/desk/reports/rules.ts';
import type { OfferId, ProductId, ReportId, ReviewId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { OfferState } from '@souk/shared/market/offers/rules.ts';
import type { Generated } from 'kysely';
import type { CreatedAt, MaybeTime, Time } from './column-types.ts';

/** What buyers say of products, of each other, and of prices. */
export interface ReviewTables {
  review_rights: ReviewRightsTable;
  review_votes: ReviewVotesTable;
  reports: ReportsTable;
  offers: OffersTable;
}

interface ReviewRightsTable {
  user_id: UserId;
  product_id: ProductId;
  variant: string | null;
  since: CreatedAt;
}

interface ReviewVotesTable {
  review_id: ReviewId;
  user_id: UserId;
  created_at: CreatedAt;
}

interface ReportsTable {
  id: ReportId;
  reporter_id: UserId;
  target_kind: ReportTargetKind;
  target_id: string;
  reason: ReportReason;
  note: Generated<string>;
  quote: Generated<string | null>;
  state: Generated<ReportState>;
  decided_by: UserId | null;
  decided_at: MaybeTime;
  decision: Generated<string>;
  created_at: CreatedAt;
}

interface OffersTable {
  id: OfferId;
  product_id: ProductId;
  variant_id: VariantId;
  buyer_id: UserId;
  amount: number;
  counter_amount: number | null;
  currency: string;
  state: Generated<OfferState>;
  by_itself: Generated<boolean>;
  created_at: Time;
  expires_at: Time;
  decided_at: MaybeTime;
  holds_until: MaybeTime;
}
