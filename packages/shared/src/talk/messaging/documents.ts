import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { anyId, imageId, userId } from '../../ids.ts';

/** The live documents of messages, as they are stored. Times are in milliseconds since 1970. */
const time = z.int().min(0);
const count = z.int().min(0);

export const cardKind = z.enum(['product', 'order', 'offer']);
export const cardRef = z.strictObject({
  kind: cardKind,
  id: anyId,
  /** Of an offer: the price that its seller named instead. Without it, what its buyer offered. */
  turn: z.literal('counter').optional(),
});
export type CardRef = z.infer<typeof cardRef>;

export const messagePicture = z.strictObject({
  id: imageId,
  width: z.int().min(1).max(50_000),
  height: z.int().min(1).max(50_000),
  alt: z.string().max(300).optional(),
});

/**
 * `conversations/{pair}/messages/{uuid}`. Its author sets it with `at` as the server's time, may update `text` and
 * `editedAt` (the server's time) within 15 minutes, and deletes it by updating `deletedAt` (the server's time): the
 * rest of it is emptied. Either of the two updates `reactions.<own id>`.
 */
export const messageData = z.strictObject({
  by: userId,
  at: time,
  text: z.string().max(4_000).refine(isPlainText, 'May hold no invisible characters.'),
  pictures: z.array(messagePicture).min(1).max(10).optional(),
  card: cardRef.optional(),
  replyTo: anyId.optional(),
  reactions: z.record(userId, z.string()).optional(),
  editedAt: time.optional(),
  deletedAt: time.optional(),
  /** A seller's away note, said by the market for them. */
  away: z.literal(true).optional(),
});
export type MessageData = z.infer<typeof messageData>;

/** `conversations/{pair}/marks/{userId}`: the greatest `$born` that reached them and that they read. */
export const marksData = z
  .strictObject({ delivered: count, read: count })
  .refine(({ delivered, read }) => read <= delivered, 'Nothing is read before it is delivered.');
export type MarksData = z.infer<typeof marksData>;

export const inboxKind = z.enum(['text', 'picture', 'product', 'order', 'offer', 'deleted']);
export type InboxKind = z.infer<typeof inboxKind>;

/** `inboxes/{userId}/conversations/{otherUserId}`. Its owner may update `muted` and `hidden`. */
export const inboxData = z.strictObject({
  with: userId,
  line: z.string().max(150),
  kind: inboxKind,
  by: userId,
  at: time,
  born: count,
  unread: count,
  muted: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
});
export type InboxData = z.infer<typeof inboxData>;

/** `people/{userId}/presence/now` */
export const presenceData = z.strictObject({ online: z.boolean(), seenAt: time });
export type PresenceData = z.infer<typeof presenceData>;

/** What is published on `conversations/{pair}/typing`. */
export const typingData = z.strictObject({ typing: z.boolean() });
