import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { sellerCheckId, userId } from '../../ids.ts';
import { tableQuery } from '../../paging.ts';
import { role } from '../accounts/schema.ts';
import { sixDigits } from '../one-time/schema.ts';
import { personCard } from '../people/schema.ts';
import { documentKinds, documentTypes, legalNameLength, reasonLength } from './limits.ts';

export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;

export const checkState = z.enum(['draft', 'waiting', 'approved', 'refused', 'withdrawn']);
export type CheckState = z.infer<typeof checkState>;
/** The states that staff see: a draft is its owner's alone. */
export const seenState = checkState.exclude(['draft']);
export type SeenState = z.infer<typeof seenState>;

/** Where a check may go from each state. */
export const checkMoves: Readonly<Record<CheckState, readonly CheckState[]>> = {
  draft: ['waiting', 'withdrawn'],
  waiting: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
};

export const sellerDocument = z.object({
  kind: documentKind,
  contentType: documentType,
  bytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
});
export type SellerDocument = z.infer<typeof sellerDocument>;

/** How its owner sees the check of who they are. */
export const sellerCheck = z.object({
  _id: sellerCheckId,
  state: checkState,
  legalName: z.string(),
  country: z.string(),
  /** Why it was decided so. */
  reason: z.string().nullable(),
  documents: z.array(sellerDocument),
  sentAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** When the documents of an ended check are deleted, or were. */
  documentsUntil: z.iso.datetime().nullable(),
});
export type SellerCheck = z.infer<typeof sellerCheck>;

/** What is proved of a person, as they see it themselves. */
export const verification = z.object({
  email: z.object({ address: z.string(), verified: z.boolean() }),
  phone: z.object({ number: z.string().nullable(), verified: z.boolean() }),
  seller: z.object({
    verified: z.boolean(),
    check: sellerCheck.nullable(),
    /** Days that documents are kept after a decision. */
    documentDays: z.number().int(),
  }),
});
export type Verification = z.infer<typeof verification>;

export const phoneBody = z.strictObject({ phone: z.string().trim().min(5).max(40) });
export const phoneCodeBody = phoneBody.extend({ code: sixDigits });
export const sellerCheckBody = z.strictObject({
  legalName: z.string().trim().min(legalNameLength.min).max(legalNameLength.max),
  country: z.enum(countryCodes as [string, ...string[]]),
});

/** A row of the list that admins decide from. */
export const checkRow = z.object({
  _id: sellerCheckId,
  person: personCard,
  state: seenState,
  legalName: z.string(),
  country: z.string(),
  documentCount: z.number().int(),
  sentAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type CheckRow = z.infer<typeof checkRow>;

export const checkQuery = tableQuery.extend({
  state: seenState.optional(),
  search: z.string().trim().max(120).optional(),
});

export const checkList = z.object({
  items: z.array(checkRow),
  total: z.number().int(),
  /** In all, whatever was asked for. */
  waiting: z.number().int(),
});
export type CheckList = z.infer<typeof checkList>;

/** Everything an admin needs to decide. */
export const checkDetail = checkRow.extend({
  person: personCard.extend({
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    phoneVerified: z.boolean(),
    joinedAt: z.iso.datetime(),
    role,
    shop: z.object({ name: z.string(), slug: z.string() }).nullable(),
  }),
  reason: z.string().nullable(),
  decidedBy: z.object({ _id: userId, name: z.string() }).nullable(),
  documents: z.array(sellerDocument),
  documentsUntil: z.iso.datetime().nullable(),
  /** Their other checks, newest first. */
  earlier: z.array(
    z.object({
      _id: sellerCheckId,
      state: seenState,
      reason: z.string().nullable(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CheckDetail = z.infer<typeof checkDetail>;

const reason = z.string().trim().max(reasonLength.max);
export const decisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), reason: reason.default('') }),
  z.strictObject({ decision: z.literal('refuse'), reason: reason.min(reasonLength.min) }),
]);
export type Decision = z.infer<typeof decisionBody>;
