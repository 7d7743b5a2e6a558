import { z } from 'zod';
import { fileUrl } from '../../files/schema.ts';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { imageId, userId } from '../../ids.ts';
import { longestAwayNote, savedReplyLimits } from './rules.ts';

/** Someone one talks with, as a list or the head of a conversation names them. */
export const talker = personCard.extend({
  /** Their open shop. */
  shop: z.object({ _id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  verified: z.boolean(),
  /** They left the market: what stands in their place has no name. */
  gone: z.boolean(),
});
export type Talker = z.infer<typeof talker>;

const mostTalkers = 60;
/** Ids between commas. */
export const talkersQuery = z.strictObject({
  ids: z
    .string()
    .max(mostTalkers * 37)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(userId).min(1).max(mostTalkers)),
});
export const talkers = z.object({ items: z.array(talker) });

export const mayWrite = z.enum(['yes', 'yourself', 'gone', 'blocked-by-you', 'muted', 'suspended']);
export type MayWrite = z.infer<typeof mayWrite>;

/** What stands above a conversation, begun or not. */
export const conversation = z.object({
  with: talker,
  /**
   * Whether the reader may write to them, and why not. To the reader, a person who blocked them seems gone.
   */
  mayWrite,
  /** The reader blocked them. */
  blocked: z.boolean(),
  /** How long a shop usually takes to answer, in minutes; null while nobody can say. */
  answersInMinutes: z.int().nullable(),
  /** Until when they are away, as their note says; `null` when they are here. */
  away: z.object({ until: z.iso.datetime().nullable() }).nullable(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationSearchQuery = z.strictObject({ q: z.string().trim().min(1).max(100) });
export const foundMessage = z.object({
  _id: z.string(),
  with: userId,
  by: userId,
  at: z.iso.datetime(),
  born: z.int(),
  /** The text around what was looked for. */
  excerpt: z.string(),
});
export const conversationSearch = z.object({
  people: z.array(talker),
  messages: z.array(foundMessage),
});
export type ConversationSearch = z.infer<typeof conversationSearch>;

const pictureIds = z
  .string()
  .max(40 * 37)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(imageId).min(1).max(40));
export const pictureUrlsQuery = z.strictObject({ ids: pictureIds });
/** Where pictures of a conversation are read, for as long as it says. What is gone is left out. */
export const pictureUrls = z.object({ items: z.array(fileUrl.extend({ _id: imageId })) });
export type PictureUrls = z.infer<typeof pictureUrls>;

const replyTitle = z.string().trim().min(1).max(savedReplyLimits.title).refine(isPlainLine);
const replyText = z.string().trim().min(1).max(savedReplyLimits.text).refine(isPlainText);
export const savedReply = z.object({ _id: z.string(), title: z.string(), text: z.string() });
export const savedReplies = z.object({ items: z.array(savedReply) });
export type SavedReplies = z.infer<typeof savedReplies>;
/** All of them, in their order. */
export const savedRepliesBody = z.strictObject({
  items: z.array(z.strictObject({ title: replyTitle, text: replyText })).max(savedReplyLimits.most),
});
export type SavedRepliesBody = z.infer<typeof savedRepliesBody>;

export const awayNote = z.object({
  on: z.boolean(),
  text: z.string(),
  until: z.iso.datetime().nullable(),
});
export type AwayNote = z.infer<typeof awayNote>;
export const awayNoteBody = z
  .strictObject({
    on: z.boolean(),
    text: z.string().trim().max(longestAwayNote).refine(isPlainText, 'May hold no invisible characters.'),
    /** From then on it is not said any more. */
    until: z.iso.datetime().nullable(),
  })
  .refine(({ on, text }) => !on || text !== '', { path: ['text'], message: 'Say something.' });
export type AwayNoteBody = z.infer<typeof awayNoteBody>;
