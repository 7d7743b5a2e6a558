import { z } from 'zod';
import { shopId, userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { bioLength, cityLength, linkLength, linksPerProfile, nameLength } from '../../limits.ts';
import { handleShape, isReservedHandle } from './handles.ts';
import { isOpenLink, isPlainLine, isPlainText } from './plain-text.ts';

export const role = z.enum(['member', 'support', 'admin']);
export type Role = z.infer<typeof role>;

/** What people call themselves. */
export const personName = z
  .string()
  .trim()
  .min(nameLength.min, { abort: true })
  .max(nameLength.max)
  .refine(isPlainLine, 'May hold no invisible characters.');

/** A place elsewhere that someone shows on their profile. */
export const userLink = z.strictObject({
  label: z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(linkLength.label)
    .refine(isPlainLine, 'May hold no invisible characters.'),
  url: z.string().trim().max(linkLength.url).refine(isOpenLink, 'Is an address that begins with https://.'),
});
export type UserLink = z.infer<typeof userLink>;

/** What Souk, or the person by proving it, vouches for. */
export const userBadge = z.enum(['seller', 'email', 'phone', 'staff']);
export type UserBadge = z.infer<typeof userBadge>;

/** What anyone may know of a person. */
export const publicUser = z.object({
  _id: userId,
  name: z.string(),
  handle: z.string(),
  picture: image.nullable(),
  bio: z.string(),
  city: z.string().nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  badges: z.array(userBadge),
  joinedAt: z.iso.datetime(),
  followerCount: z.int(),
  followingCount: z.int(),
  /** Whether the reader follows, or blocked, this person. */
  following: z.boolean(),
  blocked: z.boolean(),
  shopId: z.object({ _id: shopId, name: z.string(), slug: z.string() }).nullable(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** What one knows of oneself: the user kept by the web's auth store (product §3). */
export const ownUser = publicUser.extend({
  email: z.email(),
  emailVerified: z.boolean(),
  /** When mail to that address was last refused for good; null once one was taken. */
  mailRefusedAt: z.iso.datetime().nullable(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  sellerVerified: z.boolean(),
  language: z.string(),
  /** False for who came by Google, Apple or a passkey and never set one. */
  hasPassword: z.boolean(),
  defaultpaymentmethod: z.string().nullable(),
  muted: z.boolean(),
  role,
});
export type OwnUser = z.infer<typeof ownUser>;

/** What someone changes of themselves; what is left out stays. */
export const userChanges = z
  .strictObject({
    name: personName,
    handle: z
      .string()
      .trim()
      .toLowerCase()
      .regex(handleShape, { error: 'Is 3 to 30 letters, digits, dots or dashes.', abort: true })
      .refine((handle) => !isReservedHandle(handle), 'Is kept for the market itself.'),
    bio: z.string().trim().max(bioLength.max).refine(isPlainText, 'May hold no invisible characters.'),
    city: z
      .string()
      .trim()
      .max(cityLength.max)
      .refine((city) => city === '' || isPlainLine(city), 'May hold no invisible characters.')
      .transform((city) => city || null)
      .nullable(),
    links: z.array(userLink).max(linksPerProfile),
    language: z.string().max(35),
  })
  .partial();
export type UserChanges = z.infer<typeof userChanges>;
export type UserChangesInput = z.input<typeof userChanges>;
