import { z } from 'zod';
import { anyId, imageId } from '../../ids.ts';
import { money } from '../../money.ts';
import { cursorPageOf } from '../../paging.ts';
import { notificationKind } from '../notification-choices/schema.ts';

export const notificationId = anyId.brand<'notification'>();
export type NotificationId = z.infer<typeof notificationId>;

/** How long one that was read is kept, and how many are kept at all. */
export const notificationRetention = { daysAfterReading: 30, most: 200 } as const;

export const params = z.record(z.string(), z.union([z.string(), z.number(), money]));

/** The live document `notifications/{userId}/items/{notificationId}`; times are in milliseconds since 1970. */
export const notificationItem = z.object({
  kind: notificationKind,
  at: z.int(),
  /** The key of a message: `notifications.text.outbid`. */
  text: z.string(),
  params,
  /** What it is about: several of one kind about the same within an hour are one with a count. */
  about: z.string(),
  /** Where it leads, in the market. */
  to: z.string(),
  picture: imageId.optional(),
  count: z.int().optional(),
  readAt: z.int().optional(),
});
export type NotificationItem = z.infer<typeof notificationItem>;

/** One as clients read it that do not listen. */
export const notification = z.object({
  _id: notificationId,
  kind: notificationKind,
  at: z.iso.datetime(),
  text: z.string(),
  params,
  to: z.string(),
  picture: imageId.nullable(),
  count: z.int(),
  readAt: z.iso.datetime().nullable(),
});
export type NotificationAnswer = z.infer<typeof notification>;

export const notificationPage = cursorPageOf(notification).extend({ unread: z.int() });
export type NotificationPage = z.infer<typeof notificationPage>;

/** The market's public key for push, as browsers take it: base64url without padding. */
export const pushKey = z.object({ key: z.string() });

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'Is not what a browser gives.');

/** What a browser gives when it subscribes (`PushSubscription.toJSON()`). */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;

/** What the service worker is handed, decrypted. */
export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** Where it leads, in the market. */
  to: z.string(),
  /** One with the same tag takes the place of the one before. */
  tag: z.string(),
  /** The language of its words, and how they run. */
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  picture: imageId.optional(),
});
export type PushPayload = z.infer<typeof pushPayload>;
