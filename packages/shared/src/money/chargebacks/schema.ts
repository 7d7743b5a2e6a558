import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { chargebackId, fileId } from '../../ids.ts';
import { money } from '../../money.ts';
import { evidenceKinds, evidenceTextLength } from './evidence.ts';

/** What the buyer told their bank. */
export const chargebackReasons = [
  'not-authorised',
  'not-received',
  'not-as-described',
  'charged-twice',
  'not-refunded',
  'other',
] as const;
export type ChargebackReason = (typeof chargebackReasons)[number];

/** A chargeback as the shop of one of its orders sees it. */
export const chargeback = z.object({
  _id: chargebackId,
  state: z.enum(['open', 'won', 'lost']),
  /** Of this order. */
  amount: money,
  reason: z.enum(chargebackReasons),
  openedAt: z.iso.datetime(),
  /** When the market sends what there is, so that it is with the bank in time. */
  sendsAt: z.iso.datetime().nullable(),
  text: z.string(),
  files: z.array(z.object({ _id: fileId, kind: z.enum(evidenceKinds), name: z.string() })),
  /** Of which another shop of the same payment sent one: a bank takes one of each. */
  takenKinds: z.array(z.enum(evidenceKinds)),
  /** When this shop had said all, and when it all went to the bank. */
  readyAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** When the bank would not take it: it had decided already, or its time was over. */
  refusedAt: z.iso.datetime().nullable(),
  /** How many other shops of the same payment have not said theirs. */
  waitsFor: z.int(),
  can: z.object({ write: z.boolean() }),
});
export type Chargeback = z.infer<typeof chargeback>;

/** GET /orders/:orderId/chargeback */
export const orderChargeback = z.object({ chargeback: chargeback.nullable() });
export type OrderChargeback = z.infer<typeof orderChargeback>;

/** PUT /orders/:orderId/chargeback/evidence */
export const evidenceBody = z.strictObject({
  text: z
    .string()
    .trim()
    .max(evidenceTextLength)
    .refine((words) => words === '' || isPlainText(words), 'Contains characters that cannot be printed.'),
  files: z
    .array(z.strictObject({ _id: fileId, kind: z.enum(evidenceKinds) }))
    .max(evidenceKinds.length)
    .refine((files) => new Set(files.map(({ kind }) => kind)).size === files.length, 'Has two of one kind.')
    .refine((files) => new Set(files.map(({ _id }) => _id)).size === files.length, 'Names a file twice.'),
});
export type EvidenceBody = z.output<typeof evidenceBody>;
