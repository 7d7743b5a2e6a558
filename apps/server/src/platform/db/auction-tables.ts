import type { BidSignal } from '@souk/shared/desk/bid-signals/rules.ts';
import type { SuspicionState } from '@souk/shared/desk/bid-signals/states.ts';
import type { LotId, ShopId, SuspicionId, UserId } from '@souk/shared/ids.ts';
import type { LogEntry, LogTerms } from '@souk/shared/live/auctions/log.ts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './column-types.ts';

/** What is bid on lots. */
export interface AuctionTables {
  lot_bidders: LotBiddersTable;
  lot_entries: LotEntriesTable;
  bid_answers: BidAnswersTable;
  bidder_approvals: BidderApprovalsTable;
  auction_clock: AuctionClockTable;
  lot_pre_bids: LotPreBidsTable;
  bidder_aliases: BidderAliasesTable;
  lot_watches: LotWatchesTable;
  lot_reminders: LotRemindersTable;
  lot_looks: LotLooksTable;
  bid_suspicions: BidSuspicionsTable;
}

interface LotBiddersTable {
  lot_id: LotId;
  user_id: UserId;
  number: number;
  alias_id: Generated<string | null>;
  country: Generated<string | null>;
}

interface LotEntriesTable {
  lot_id: LotId;
  number: number;
  kind: LogEntry['kind'];
  at: Time;
  bidder: number | null;
  amount: number | null;
  salt: string | null;
  about: string;
  price: number;
  leader: number | null;
  ends_at: Time;
  hash: string;
  terms: Json<LogTerms> | null;
  taken_back_by: number | null;
}

interface BidAnswersTable {
  lot_id: LotId;
  id: string;
  user_id: UserId;
  asked: Json<object>;
  answer: Json<object>;
  at: Time;
}

interface BidderApprovalsTable {
  shop_id: ShopId;
  user_id: UserId;
  state: Generated<'pending' | 'approved' | 'rejected'>;
  limit_amount: number | null;
  limit_currency: string | null;
  asked_at: Time;
  decided_at: MaybeTime;
}

interface LotPreBidsTable {
  lot_id: LotId;
  user_id: UserId;
  id: string;
  amount: number;
  currency: string;
  confirmed: boolean;
  needs_card: Generated<boolean>;
  given_at: Time;
}

interface AuctionClockTable {
  one: Generated<boolean>;
  looked_at: Time;
}

interface BidderAliasesTable {
  id: string;
  user_id: UserId;
  alias: string;
  is_current: boolean;
  chosen_at: Time;
}

interface LotWatchesTable {
  user_id: UserId;
  lot_id: LotId;
  since: Time;
  told_at: MaybeTime;
}

interface LotRemindersTable {
  lot_id: LotId;
  seconds_before: number;
  told_up_to: UserId | null;
}

interface LotLooksTable {
  lot_id: LotId;
  up_to: number;
}

interface BidSuspicionsTable {
  id: Generated<SuspicionId>;
  lot_id: LotId;
  user_id: UserId;
  signals: Json<BidSignal[]>;
  strength: number;
  state: Generated<SuspicionState>;
  found_at: Time;
  decided_by: UserId | null;
  decided_at: MaybeTime;
  note: Generated<string>;
}
