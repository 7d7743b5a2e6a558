import { denied, LiveError } from '@souk/live/errors.ts';
import { holdsBlockedWord } from '@souk/shared/live/room-chat/blocked-words.ts';
import { looksAfter, slowWait, takesChat } from '@souk/shared/live/room-chat/rules.ts';
import { muted, suspended } from '../../../platform/errors/failures.ts';
import type { Room } from './room.repo.ts';

/**
 * A viewer who is banned, or blocked by the host, hears no more of what is said; a time-out only silences.
 */
export function mayHearRoom({ role, ban, unwanted }: Room): boolean {
  const isBanned = ban !== null && ban.showId === null && ban.until === null;
  return looksAfter(role) || !(isBanned || unwanted);
}

/** Why this person may say nothing in a room, in words or by a sign; undefined when they may. */
export function whySilent(room: Room): LiveError | undefined {
  if (room.suspended) return denied(suspended().message);
  if (room.muted) return denied(muted().message);
  if (room.ban) return denied(banned(room.ban));
  if (room.unwanted) return denied('You may not write in this room.');
  if (!takesChat(room.state, room.role)) return notNow('This show takes no chat at the moment.');
  return undefined;
}

// What was said to a room is still of use when it comes so much later.
const LONGEST_WAIT_MS = 60_000;

/** Why this may not be said now; who looks after the room waits for nobody. */
export function whyNotSay(room: Room, text: string): LiveError | undefined {
  const silent = whySilent(room);
  if (silent) return silent;
  if (holdsBlockedWord(text, room.blockedWords)) return notNow('A word of this is not said in this room.');
  const wait = looksAfter(room.role) ? 0 : Math.ceil(slowWait(room));
  return wait > 0 ? tooSoon(wait) : undefined;
}

/** Who kept to the pace without a connection comes with all they said at once: it is taken one by one. */
function tooSoon(wait: number): LiveError {
  const message = `Slow mode: write again in ${Math.ceil(wait / 1000)} s.`;
  return wait > LONGEST_WAIT_MS ? notNow(message) : new LiveError('unavailable', message, wait);
}

function banned({ showId, until }: NonNullable<Room['ban']>): string {
  if (until) return `You may write here again at ${until}.`;
  return showId
    ? 'You may write here again when this show is over.'
    : 'You may not write in the rooms of this shop until its host lets you.';
}

const notNow = (message: string): LiveError => new LiveError('failed-precondition', message);
