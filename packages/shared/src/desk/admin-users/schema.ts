import { z } from 'zod';
import { role } from '../../identity/accounts/schema.ts';
import { personCard } from '../../identity/people/schema.ts';
import { reasonLength } from '../../identity/verification/limits.ts';
import { shopId } from '../../ids.ts';
import { tableQuery } from '../../paging.ts';
import { auditEntry } from '../audit/schema.ts';

export const userSort = z.enum(['newest', 'oldest', 'name', 'name-down', 'email', 'email-down']);
export type UserSort = z.infer<typeof userSort>;
export const userState = z.enum(['muted', 'suspended', 'seller', 'unproved']);
export type UserState = z.infer<typeof userState>;

/** A person as staff see them in the list. */
export const adminUserRow = personCard.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  /** When mail to that address was last refused for good; null once one was taken. */
  mailRefusedAt: z.iso.datetime().nullable(),
  phoneVerified: z.boolean(),
  sellerVerified: z.boolean(),
  /** A code of an app is asked for when they sign in. */
  secondFactor: z.boolean(),
  role,
  muted: z.boolean(),
  suspendedAt: z.iso.datetime().nullable(),
  shop: z.object({ _id: shopId, name: z.string(), slug: z.string() }).nullable(),
  joinedAt: z.iso.datetime(),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

export const adminUserQuery = tableQuery.extend({
  search: z.string().trim().max(120).optional(),
  sort: userSort.default('newest'),
  role: role.optional(),
  state: userState.optional(),
});
export const adminUserList = z.object({ items: z.array(adminUserRow), total: z.number().int() });
export type AdminUserList = z.infer<typeof adminUserList>;

export const adminUserDetail = adminUserRow.extend({
  city: z.string().nullable(),
  sessionCount: z.number().int(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** What was done to them lately. */
  history: z.array(auditEntry),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const adminUserChange = z
  .strictObject({
    muted: z.boolean().optional(),
    suspended: z.boolean().optional(),
    role: role.optional(),
    reason: z.string().trim().max(reasonLength.max).optional(),
  })
  .refine(({ muted, suspended, role }) => [muted, suspended, role].some((one) => one !== undefined), {
    path: ['muted'],
    message: 'Say what to change.',
  })
  .refine(({ muted, suspended, reason = '' }) => !(muted || suspended) || reason.length >= reasonLength.min, {
    path: ['reason'],
    message: `Say why, in at least ${reasonLength.min} characters.`,
  });
/** Why someone signs in without a code from now on: how one knows that it is they who ask. */
export const secondFactorRemoval = z.strictObject({
  reason: z.string().trim().min(reasonLength.min).max(reasonLength.max),
});
export type SecondFactorRemoval = z.infer<typeof secondFactorRemoval>;
export type AdminUserChange = z.infer<typeof adminUserChange>;
