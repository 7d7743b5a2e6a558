import type { SeenDoc } from '@souk/live/client/view.ts';
import type {
  CardRef,
  MarksData,
  MessageData,
  messagePicture,
} from '@souk/shared/talk/messaging/documents.ts';
import { editableMs } from '@souk/shared/talk/messaging/rules.ts';
import type { z } from 'zod';

export type SentPicture = z.infer<typeof messagePicture>;

/** A message as a thread shows it. */
export interface Message {
  id: string;
  by: string;
  /** When it was stored; until then when it was written, by this device's clock. */
  at: number;
  text: string;
  pictures: readonly SentPicture[];
  card: CardRef | null;
  replyTo: string | null;
  reactions: Readonly<Record<string, string>>;
  edited: boolean;
  deleted: boolean;
  /** Said by the market for a seller who is away. */
  away: boolean;
  /** Where it stands in the conversation; null until the server has it. */
  born: number | null;
  pending: boolean;
}

/** What the server checked when it was written is taken as it is. */
export function messageOf({ id, data, born, pending }: SeenDoc): Message {
  const written = data as Partial<MessageData>;
  const { by = '', at = 0, text = '', pictures = [], card, replyTo, reactions = {} } = written;
  return {
    id,
    by,
    at,
    text,
    pictures,
    card: card ?? null,
    replyTo: replyTo ?? null,
    reactions,
    edited: written.editedAt !== undefined,
    deleted: written.deletedAt !== undefined,
    away: written.away === true,
    born,
    pending,
  };
}

export type MessageState = 'sending' | 'sent' | 'delivered' | 'read';

/** How far one's own message has come, by what the other side has marked. */
export function stateOf({ born }: Pick<Message, 'born'>, theirs: MarksData): MessageState {
  if (born === null) return 'sending';
  if (born <= theirs.read) return 'read';
  return born <= theirs.delivered ? 'delivered' : 'sent';
}

export const mayEdit = (message: Message, me: string, now: number): boolean =>
  message.by === me && !message.deleted && message.text !== '' && now - message.at < editableMs;

/** Each emoji once, with who chose it, the most chosen first. */
export function reactionsOf(message: Message, me: string): { emoji: string; count: number; mine: boolean }[] {
  const counted = new Map<string, { count: number; mine: boolean }>();
  for (const [who, emoji] of Object.entries(message.reactions)) {
    const { count = 0, mine = false } = counted.get(emoji) ?? {};
    counted.set(emoji, { count: count + 1, mine: mine || who === me });
  }
  return [...counted]
    .map(([emoji, { count, mine }]) => ({ emoji, count, mine }))
    .sort((a, b) => b.count - a.count);
}
