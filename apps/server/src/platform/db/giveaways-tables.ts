import type { ProductId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { GiveawayAudience } from '@souk/shared/live/giveaways/rules.ts';
import type { GiveawayGift, GiveawayId, GiveawayState } from '@souk/shared/live/giveaways/schema.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What is given away in shows. */
export interface GiveawayTables {
  giveaways: GiveawaysTable;
  giveaway_entries: GiveawayEntriesTable;
}

interface GiveawaysTable {
  id: GiveawayId;
  show_id: ShowId;
  product_id: ProductId;
  variant_id: VariantId | null;
  title: string;
  worth: number | null;
  currency: string;
  audience: GiveawayAudience;
  seconds: number;
  state: Generated<GiveawayState>;
  secret: string;
  secret_hash: string;
  opened_at: MaybeTime;
  ends_at: MaybeTime;
  drawn_at: MaybeTime;
  cancelled_at: Generated<Date | null>;
  cancel_told: Generated<number>;
  entry_count: Generated<number>;
  told_count: Generated<number>;
  head: Generated<string | null>;
  winner_number: Generated<number | null>;
  winner_id: Generated<UserId | null>;
  piece: Generated<'none' | 'held' | 'given' | 'back'>;
  gift: Generated<GiveawayGift | null>;
  claim_until: MaybeTime;
  due_at: MaybeTime;
  created_at: Time;
}

interface GiveawayEntriesTable {
  giveaway_id: GiveawayId;
  number: number;
  user_id: UserId | null;
  ticket: string;
  at: Time;
  hash: string;
  struck: Generated<boolean>;
}
