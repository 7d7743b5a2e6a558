import { z } from 'zod';
import { personCard } from '../../identity/people/schema.ts';
import { auditEntryId } from '../../ids.ts';
import { tableQuery } from '../../paging.ts';
import { auditActions } from './actions.ts';

export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** Who did what to whom; by nobody when it was done at the market's own machine. */
export const auditEntry = z.object({
  _id: auditEntryId,
  actor: personCard.nullable(),
  action: auditAction,
  subject: z.object({
    kind: z.string(),
    _id: z.string(),
    /** The person's or the shop's name, when it is one. */
    name: z.string().nullable(),
    handle: z.string().nullable(),
  }),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditQuery = tableQuery.extend({
  action: auditAction.optional(),
  /** Words of the name, handle or e-mail of who did it or whom it was about, or of the shop's name. */
  search: z.string().trim().max(120).optional(),
});
export const auditList = z.object({ items: z.array(auditEntry), total: z.number().int() });
export type AuditList = z.infer<typeof auditList>;
