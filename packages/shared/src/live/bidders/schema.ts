import { z } from 'zod';
import { userChanges } from '../../identity/accounts/schema.ts';
import { personCard } from '../../identity/people/schema.ts';
import { anyId, shopId } from '../../ids.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';

/** So many names one may ever have used: each stays theirs. */
export const mostAliases = 5;

/** How one appears to others when one bids. */
export const auctionName = z.object({
  /** Null where one bids by one’s handle. */
  alias: z.string().nullable(),
  /** The aliases one has used, and may go back to. */
  used: z.array(z.string()),
  /** One’s own ids as others see them in auctions. */
  shownIds: z.array(anyId),
});
export type AuctionName = z.infer<typeof auctionName>;

/** Null for one’s handle. In what one has bid in already one stays who one was. */
export const setAuctionName = z.strictObject({ alias: userChanges.shape.handle.unwrap().nullable() });

export const approvalState = z.enum(['pending', 'approved', 'rejected']);
export type ApprovalState = z.infer<typeof approvalState>;

/** Where one stands with a shop that approves who bids; also the live document `bidders/{userId}/approvals/{shopId}`. */
export const ownApproval = z.object({
  state: approvalState.nullable(),
  /** What one may bid at most. */
  limit: money.nullable(),
});
export type OwnApproval = z.infer<typeof ownApproval>;

/** `bidders/{userId}/asking/{shopId}`: how many wait to be approved, for who decides. */
export interface AskingBidders {
  waiting: number;
}

export const approvalQuery = cursorQuery.extend({ state: approvalState.default('pending') });
export type ApprovalQuery = z.infer<typeof approvalQuery>;

/** A person who asks to bid, as the seller sees them. */
export const approval = z.object({
  person: personCard,
  state: approvalState,
  limit: money.nullable(),
  askedAt: z.iso.datetime(),
  /** How often they won, and how often a win was not paid. */
  wins: z.int(),
  memberSince: z.iso.datetime(),
});
export type Approval = z.infer<typeof approval>;

export const approvalPage = cursorPageOf(approval).extend({
  shopId,
  /** What limits are in. */
  currency: z.string(),
  counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
});
export type ApprovalPage = z.infer<typeof approvalPage>;

export const decideApproval = z.strictObject({
  state: z.enum(['approved', 'rejected']),
  limit: z
    .strictObject({ amount: z.int().min(1).max(99_999_999_999), currency: z.string().length(3) })
    .nullable()
    .default(null),
});
export type DecideApproval = z.infer<typeof decideApproval>;
