import { z } from 'zod';
import { lotId } from '../../ids.ts';
import { money } from '../../money.ts';
import type { BareSum } from '../../money-rules.ts';
import type { LotSettlement } from '../settlement/rules.ts';
import type { ClosingRule } from './closing-schema.ts';
import type { StopReason } from './stop-reasons.ts';

export const bidKind = z.enum(['once', 'maximum']);

/** What is sent to bid. */
export const bidInput = z.strictObject({
  /** Made by who bids: the same one again is told the same again, and bids once. */
  id: z.uuid().toLowerCase(),
  kind: bidKind,
  amount: z.strictObject({ amount: z.int().min(1), currency: z.string().length(3) }),
  /** They were asked, and meant it. */
  confirmed: z.boolean().optional(),
});
export type BidInput = z.infer<typeof bidInput>;

/** A maximum that is given before a lot begins. */
export const preBidInput = bidInput.omit({ kind: true });
export type PreBidInput = z.infer<typeof preBidInput>;

/** One’s own on a lot; null where there is none. */
export const ownPreBid = z.object({ maximum: money.nullable() });

/** One’s own, on lots of a show that wait. */
export const ownPreBids = z.object({ items: z.array(z.object({ lotId, maximum: money })) });

/** `rooms/{showId}/waiting/{lotId}`, `auctions/{productId}/waiting/{lotId}`: a lot that people bid on before it begins. */
export interface WaitingLotDocument {
  currency: string;
  /** How many bid. */
  preBids: number;
  /** What it would stand at if it began now. */
  opensAt: BareSum;
}

/** Where a lot stands, for the one who bid. */
export const bidStanding = z.object({
  price: money,
  nextBid: money,
  bidCount: z.int(),
  endsAt: z.iso.datetime(),
  reserve: z.enum(['none', 'met', 'not-met']),
  /** Whether it is theirs as it stands. */
  leads: z.boolean(),
  /** What they pay at most; null for who does not lead. */
  maximum: money.nullable(),
});
export type BidStanding = z.infer<typeof bidStanding>;

export const bidAnswer = z.object({
  /** Its number in the log of the lot. */
  number: z.int(),
  /**
   * `leads`: theirs now. `answered`: another bidder’s maximum bid over it at once. `own`: they changed what
   * they pay at most.
   */
  effect: z.enum(['leads', 'answered', 'own']),
  receivedAt: z.iso.datetime(),
  /** How long before the close it was received, as the close stood then. */
  msBeforeClose: z.int(),
  standing: bidStanding,
});
export type BidAnswer = z.infer<typeof bidAnswer>;

/** One’s latest bid on a lot that counts, as it was answered, with where the lot stands by now. */
export const ownBid = z.object({ amount: money, answer: bidAnswer });
export type OwnBid = z.infer<typeof ownBid>;

/** What the details of a refused bid say, as far as they are known. */
export const bidRefusalDetails = z.object({
  receivedAt: z.iso.datetime(),
  /** Below zero for one that came too late. */
  msBeforeClose: z.int().nullable(),
  least: money.optional(),
  standing: bidStanding.nullable(),
});
export type BidRefusalDetails = z.infer<typeof bidRefusalDetails>;

/** A lot as everyone in its room or at its product sees it live: `rooms/{show}/lots/{lot}`, `auctions/{product}/lots/{lot}`. */
export interface LotDocument {
  state: 'queued' | 'running' | 'sold' | 'passed';
  currency: string;
  price: BareSum;
  nextBid: BareSum;
  bidCount: number;
  leader: { id: string; handle: string } | null;
  reserve: 'none' | 'met' | 'not-met';
  /** Who bid since it was told last and does not lead, a few of them: their other devices ask how they stand. */
  tried?: string[];
  /** In milliseconds since 1970, by the server's clock. */
  endsAt: number;
  extensions: number;
  /** Its time had run out while the market was away. */
  reopened?: boolean;
  /** Its host stopped it: nobody has it. */
  stopped?: StopReason;
  /** What a bid shortly before the end does to the end. */
  closing?: { kind: ClosingRule['kind']; seconds?: number };
  /** What became of it after its close, and until when that is waited for, in milliseconds since 1970. */
  settlement?: LotSettlement;
  payBy?: number | null;
  /** Whose it is, where that is not who won it: the next bidder, or nobody. */
  soldTo?: LotBuyer | null;
  /** Who is asked in a show whether they still want it. */
  offeredTo?: LotBuyer | null;
  /** The last entry of its log, and its hash. */
  number: number;
  head: string;
}

/** The next bidder, who pays their own bid, in the currency of the lot. */
export type LotBuyer = {
  id: string;
  handle: string;
  price: BareSum;
};

// No bid is beyond it, in the currency's main unit.
const LARGEST = 10_000_000;

export const largestBid = (minorPerMain: number): number => LARGEST * minorPerMain;
