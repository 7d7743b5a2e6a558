import { type Changes, serverTime } from '@souk/live/writes.ts';
import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import type { SentPicture } from './message.ts';

/** What the writer is about to say. */
export interface WrittenMessage {
  text: string;
  pictures?: readonly SentPicture[];
  card?: CardRef;
  replyTo?: string;
}

/** The document it becomes; what is not there is left out. */
export function documentOf(by: string, { text, pictures, card, replyTo }: WrittenMessage): Changes {
  return {
    by,
    at: serverTime(),
    text: text.trim(),
    ...(pictures && pictures.length > 0 ? { pictures: pictures.map((picture) => ({ ...picture })) } : {}),
    ...(card ? { card: { ...card } } : {}),
    ...(replyTo ? { replyTo } : {}),
  };
}
