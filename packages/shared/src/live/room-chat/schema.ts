import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { personCard } from '../../identity/people/schema.ts';
import { anyId, showId, userId } from '../../ids.ts';
import { type Money, money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { blockedWordsOfShop, plainWords } from './blocked-words.ts';
import { roomNotesLimit } from './limits.ts';
import { roomReactions, roomRoles, slowModes, timeOuts } from './rules.ts';

export const roomMessageId = anyId.brand<'room-message'>();
export type RoomMessageId = z.infer<typeof roomMessageId>;

/** `rooms/{showId}/messages/{id}` as it is read. The writer gives `by`, `at` and `text`. */
export interface RoomMessage {
  by: string;
  /** Their name as it was then; the server's. */
  name: string;
  /** By which others mention them; messages from before it was kept have none. */
  handle?: string;
  /** In milliseconds since 1970, by the server's clock. */
  at: number;
  /** Not there once it was deleted. */
  text?: string;
  /** What they tipped the host, in a line of its own. */
  tip?: Money;
  /** Not there for those who only watch. */
  role?: 'moderator' | 'host' | 'staff';
  deletedBy?: string;
}

/** `rooms/{showId}/state/chat` */
export interface RoomChatState {
  slowSeconds: number;
  pinned?: string;
}

/** `rooms/{showId}/state/viewers` */
export interface RoomViewers {
  count: number;
}

/** `rooms/{showId}/banned/{userId}` */
export interface RoomBan {
  by: string;
  at: number;
  name: string;
  kind: 'ban' | 'time-out';
  /** In milliseconds since 1970; null has no end, or that of the show when `thisShow`. */
  until: number | null;
  thisShow: boolean;
}

export const roomReaction = z.strictObject({ emoji: z.enum(roomReactions) });

export const timeOutInput = z.strictObject({ for: z.enum(timeOuts) });
export const pinInput = z.strictObject({ messageId: roomMessageId });
export const slowModeInput = z.strictObject({ seconds: z.literal([...slowModes]) });

const ban = z.object({
  kind: z.enum(['ban', 'time-out']),
  /** Null has no end, or that of the show. */
  until: z.iso.datetime().nullable(),
  /** Only in this show, when there is one. */
  showId: showId.nullable(),
});

/** What the reader may do in a room, and how it is set. */
export const roomChat = z.object({
  takesChat: z.boolean(),
  slowSeconds: z.int(),
  pinned: roomMessageId.nullable(),
  role: z.enum(roomRoles),
  /** Why the one who asks may not write. */
  ban: ban.nullable(),
  can: z.object({ write: z.boolean(), moderate: z.boolean() }),
});
export type RoomChat = z.infer<typeof roomChat>;

export const roomNoteId = anyId.brand<'room-note'>();
export type RoomNoteId = z.infer<typeof roomNoteId>;

export const newRoomNote = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(roomNotesLimit.length)
    .refine(isPlainText, 'May hold no invisible characters.'),
});

/** Notes about a person that those who look after a shop's rooms leave each other, the latest first. */
export const roomNotes = z.object({
  items: z.array(
    z.object({
      _id: roomNoteId,
      text: z.string(),
      /** Null once they are gone. */
      by: personCard.nullable(),
      at: z.iso.datetime(),
      can: z.object({ delete: z.boolean() }),
    }),
  ),
});
export type RoomNotes = z.infer<typeof roomNotes>;

/** About whom there are notes at a shop. */
export const notedPeople = z.object({ items: z.array(z.object({ userId, notes: z.int() })) });
export type NotedPeople = z.infer<typeof notedPeople>;

/** Moments in milliseconds since 1970, by the server's clock. */
export const saidQuery = cursorQuery.extend({
  from: z.coerce.number().int().min(0).max(4_102_444_800_000),
  to: z.coerce.number().int().min(0).max(4_102_444_800_000),
});
/** What was said in a room between two moments, in its order; what was deleted is left out. */
export const saidPage = cursorPageOf(
  z.object({
    _id: roomMessageId,
    by: userId,
    name: z.string(),
    handle: z.string().nullable(),
    at: z.int(),
    text: z.string(),
    role: z.enum(['moderator', 'host', 'staff']).nullable(),
    tip: money.nullable(),
  }),
);
export type SaidPage = z.infer<typeof saidPage>;

const blockedWord = z
  .string()
  .trim()
  .min(1)
  .max(blockedWordsOfShop.length)
  .refine((word) => plainWords(word).length > 0, 'A word has letters or figures.');
export const blockedWords = z.strictObject({ words: z.array(blockedWord).max(blockedWordsOfShop.most) });

export const roomModerators = z.object({
  items: z.array(z.object({ person: personCard, since: z.iso.datetime() })),
});
export type RoomModerators = z.infer<typeof roomModerators>;

export const possibleModeratorsQuery = z.strictObject({ q: z.string().trim().min(1).max(40) });
export const possibleModerators = z.object({ items: z.array(personCard) });
export type PossibleModerators = z.infer<typeof possibleModerators>;

export const roomBans = z.object({
  items: z.array(
    ban.extend({
      person: personCard,
      by: userId.nullable(),
      since: z.iso.datetime(),
      can: z.object({ lift: z.boolean() }),
    }),
  ),
});
