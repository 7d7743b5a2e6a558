import type { LiveError } from '@souk/live/errors.ts';
import { slowWait } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomChat } from '@souk/shared/live/room-chat/schema.ts';

/** Why a message was not taken, in what the reader can be told. */
export type Refusal =
  | { why: 'slow' | 'timeOutShow' | 'ban' | 'muted' | 'closed' | 'words' | 'text' | 'other' }
  | { why: 'timeOut'; until: string };

interface Known {
  /** How the room is set for them, asked after the refusal. */
  chat: RoomChat | null;
  /** Their own last message, in milliseconds since 1970, as is now. */
  spokeAt: number | null;
  now: number;
}

export function refusalOf({ code }: Pick<LiveError, 'code'>, { chat, spokeAt, now }: Known): Refusal {
  if (code === 'invalid-argument') return { why: 'text' };
  if (code === 'permission-denied') {
    const ban = chat?.ban;
    if (ban?.until) return { why: 'timeOut', until: ban.until };
    if (ban) return { why: ban.kind === 'ban' ? 'ban' : 'timeOutShow' };
    return { why: 'muted' };
  }
  if (code !== 'failed-precondition' || !chat) return { why: 'other' };
  if (!chat.takesChat) return { why: 'closed' };
  return { why: slowWait({ now, spokeAt, slowSeconds: chat.slowSeconds }) > 0 ? 'slow' : 'words' };
}
