import { z } from 'zod';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { disputeId, fileId, orderId, shopId } from '../../ids.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { orderWordLength } from '../orders/limits.ts';
import { adminDisputeGroups } from './groups.ts';
import { disputeWordLength, mostEvidence } from './limits.ts';
import { disputeKinds, disputeStates } from './states.ts';
import { disputeReasons } from './windows.ts';

export const disputeReason = z.enum([
  ...disputeReasons.return,
  ...disputeReasons.problem,
  /** The shop did not answer whether it cancels. */
  'cancel-unanswered',
]);

export const disputeEntryKinds = [
  'opened',
  'said',
  'part-offered',
  'return-offered',
  'return-agreed',
  'refused',
  'accepted',
  'declined',
  'sent-back',
  'passed-on',
  'refunded',
  'part-refunded',
  'return-decided',
  'dismissed',
  'withdrawn',
  'overtaken',
] as const;
export type DisputeEntryKind = (typeof disputeEntryKinds)[number];

export const disputeEntry = z.object({
  kind: z.enum(disputeEntryKinds),
  by: z.enum(['buyer', 'seller', 'staff', 'market']),
  at: z.iso.datetime(),
  text: z.string().nullable(),
  amount: money.nullable(),
  pictures: z.array(fileId),
});
export type DisputeEntry = z.infer<typeof disputeEntry>;

export const dispute = z.object({
  _id: disputeId,
  orderId,
  kind: z.enum(disputeKinds),
  reason: disputeReason,
  state: z.enum(disputeStates),
  as: z.enum(['buyer', 'seller', 'staff']),
  /** What the shop would give back, or what was given. */
  offered: money.nullable(),
  /** When staff take over, unless the party whose turn it is answers. */
  answerBy: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  /** What went on, the oldest first. */
  entries: z.array(disputeEntry),
  /** The most that can be given back still. */
  refundable: money,
  /** It is about what cost nothing: shop and staff say who is right, and no more. */
  isFree: z.boolean(),
  can: z.object({
    say: z.boolean(),
    offerPart: z.boolean(),
    offerReturn: z.boolean(),
    agreeToReturn: z.boolean(),
    refuse: z.boolean(),
    refund: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    sendBack: z.boolean(),
    withdraw: z.boolean(),
    decide: z.boolean(),
    askForReturn: z.boolean(),
  }),
});
export type Dispute = z.infer<typeof dispute>;

/** What is or was wrong with one order, and how its buyer can say so now. */
export const orderDisputes = z.object({
  items: z.array(dispute),
  ways: z.array(
    z.object({ kind: z.enum(disputeKinds), reasons: z.array(disputeReason), until: z.iso.datetime() }),
  ),
});
export type OrderDisputes = z.infer<typeof orderDisputes>;

const text = (least: number) =>
  z
    .string()
    .trim()
    .min(least, 'Required')
    .max(disputeWordLength)
    .refine((words) => words === '' || isPlainText(words), 'Contains characters that cannot be printed.');
const pictures = z
  .array(fileId)
  .max(mostEvidence)
  .refine((ids) => new Set(ids).size === ids.length, 'Names a picture twice.')
  .default([]);

export const openDisputeBody = z
  .strictObject({
    ...{ kind: z.enum(disputeKinds), reason: disputeReason, text: text(0).default(''), pictures },
    /** What goes back of it stays in the wallet. */
    refundToWallet: z.boolean().default(false),
  })
  .refine(({ kind, reason }) => (disputeReasons[kind] as readonly string[]).includes(reason), {
    path: ['reason'],
    message: 'Is no reason for that.',
  });
export type OpenDisputeBody = z.output<typeof openDisputeBody>;

export const sayInDisputeBody = z
  .strictObject({ text: text(0), pictures })
  .refine(({ text: words, pictures: ids }) => words !== '' || ids.length > 0, {
    path: ['text'],
    message: 'Required',
  });
export type SayInDisputeBody = z.output<typeof sayInDisputeBody>;

const tracking = z
  .string()
  .trim()
  .max(orderWordLength.tracking)
  .refine((line) => line === '' || isPlainLine(line), 'Contains characters that cannot be printed.')
  .default('');
const more = { text: text(0).default('') };
/** Where to send it. */
const whereTo = { text: text(1) };
const amount = money.extend({ amount: z.int().min(1) }).strict();

/** What the shop or the buyer does next. */
export const disputeStepBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('offer-part'), amount, ...more }),
  z.strictObject({ step: z.literal('offer-return'), ...whereTo }),
  z.strictObject({ step: z.literal('agree-to-return'), ...whereTo }),
  z.strictObject({ step: z.literal('refuse'), ...more }),
  z.strictObject({
    step: z.literal('refund'),
    /** Of goods that came back: whether they are on sale again. */
    restock: z.boolean().default(false),
    ...more,
  }),
  z.strictObject({ step: z.literal('accept') }),
  z.strictObject({ step: z.literal('decline'), ...more }),
  z.strictObject({ step: z.literal('send-back'), tracking, ...more }),
  z.strictObject({ step: z.literal('withdraw') }),
]);
export type DisputeStepBody = z.output<typeof disputeStepBody>;
export type DisputeStepInput = z.input<typeof disputeStepBody>;

/** What staff decide, with their reason for both sides. */
export const disputeDecisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('refund'), text: text(1) }),
  z.strictObject({ decision: z.literal('part'), amount, text: text(1) }),
  z.strictObject({ decision: z.literal('return'), text: text(1) }),
  z.strictObject({ decision: z.literal('dismiss'), text: text(1) }),
]);
export type DisputeDecisionBody = z.output<typeof disputeDecisionBody>;

/** Where evidence is read, for as long as it says. */
export const evidenceUrls = z.object({
  items: z.array(z.object({ _id: fileId, url: z.string(), expiresAt: z.iso.datetime().nullable() })),
});
export type EvidenceUrls = z.infer<typeof evidenceUrls>;

export const adminDispute = z.object({
  _id: disputeId,
  order: z.object({ _id: orderId, number: z.string(), total: money }),
  shop: z.object({ _id: shopId, name: z.string() }),
  buyer: z.string(),
  kind: z.enum(disputeKinds),
  reason: disputeReason,
  state: z.enum(disputeStates),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime().nullable(),
});
export type AdminDispute = z.infer<typeof adminDispute>;

export const adminDisputeQuery = tableQuery.extend({
  /** Words of the shop's or the buyer's name, or an order's number. */
  search: z.string().trim().max(120).optional(),
  of: z.enum(adminDisputeGroups).optional(),
});
export type AdminDisputeQuery = z.infer<typeof adminDisputeQuery>;
export const adminDisputeList = z.object({ items: z.array(adminDispute), total: z.int() });
export type AdminDisputeList = z.infer<typeof adminDisputeList>;
