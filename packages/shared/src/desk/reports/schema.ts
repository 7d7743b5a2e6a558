import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { anyId, reportId } from '../../ids.ts';
import { tableQuery } from '../../paging.ts';
import {
  longestNote,
  needsNote,
  reasonsFor,
  reportReasons,
  reportStates,
  reportTargetKinds,
} from './rules.ts';

export const reportTargetKind = z.enum(reportTargetKinds);
export const reportReason = z.enum(reportReasons);
export const reportState = z.enum(reportStates);

const words = z.string().trim().max(longestNote).refine(isPlainText, 'May hold no invisible characters.');

export const reportBody = z
  .strictObject({
    target: z.strictObject({ kind: reportTargetKind, _id: anyId }),
    reason: reportReason,
    note: words.default(''),
  })
  .refine(({ target, reason }) => reasonsFor[target.kind].includes(reason), {
    path: ['reason'],
    message: 'Is not a reason to report this.',
  })
  .refine(({ reason, note }) => note !== '' || !needsNote(reason), {
    path: ['note'],
    message: 'Say what is wrong.',
  });
export type ReportBody = z.infer<typeof reportBody>;

export const sentReport = z.object({ _id: reportId });

/** A report as staff see it. */
export const reportRow = z.object({
  _id: reportId,
  target: z.object({
    kind: reportTargetKind,
    _id: z.string(),
    /** Its name, or how a review begins; null when it is gone. */
    title: z.string().nullable(),
    /** The page that shows it; null when none does any more. */
    seenAt: z
      .object({ kind: z.enum(['product', 'shop', 'event', 'show', 'clip', 'person']), _id: z.string() })
      .nullable(),
    /** Whose it is. */
    owner: personCard.nullable(),
  }),
  reporter: personCard,
  reason: reportReason,
  note: z.string(),
  state: reportState,
  /** It is about something of the reader's, so another member of staff decides. */
  isOwn: z.boolean(),
  /** How many reports about the same thing are open, this one among them. */
  openAlike: z.int(),
  createdAt: z.iso.datetime(),
  decidedBy: personCard.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decision: z.string(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportQuery = tableQuery.extend({
  state: reportState.optional(),
  kind: reportTargetKind.optional(),
});
export const reportList = z.object({
  items: z.array(reportRow),
  total: z.int(),
  /** How many are open. */
  open: z.int(),
});
export type ReportList = z.infer<typeof reportList>;

export const reportDecision = z.strictObject({
  decision: z.enum(['resolved', 'dismissed']),
  /** For the staff and the audit log. */
  note: words.default(''),
  /** Also decides every other open report about the same thing. */
  alike: z.boolean().default(false),
  /** Takes the review that was reported away. */
  removeReview: z.boolean().default(false),
});
export type ReportDecision = z.infer<typeof reportDecision>;
