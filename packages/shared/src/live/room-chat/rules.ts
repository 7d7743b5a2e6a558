import type { ShowState } from '../../market/showcase/show-card.ts';

/** How long a time-out keeps a viewer from writing; `show`: until this show ends. */
export const timeOuts = ['1m', '10m', '1h', 'show'] as const;
export type TimeOut = (typeof timeOuts)[number];

const MINUTE_MS = 60_000;
const lengths: Readonly<Record<Exclude<TimeOut, 'show'>, number>> = {
  '1m': MINUTE_MS,
  '10m': 10 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
};

/** In milliseconds; null for one that lasts as long as the show. */
export const timeOutLength = (length: TimeOut): number | null => (length === 'show' ? null : lengths[length]);

/** In seconds; 0 is none. */
export const slowModes = [0, 3, 5, 10, 30, 60, 120, 300, 600] as const;

/** What is sent up over the picture. */
export const roomReactions = ['❤️', '🔥', '👏', '😂', '😮', '😍', '🎉', '👍', '💸', '🙌'] as const;
export type RoomReaction = (typeof roomReactions)[number];

/** A person's role in a room, from the least to the most. */
export const roomRoles = ['viewer', 'moderator', 'host', 'staff'] as const;
export type RoomRole = (typeof roomRoles)[number];

export const looksAfter = (role: RoomRole): boolean => role !== 'viewer';

/** Only those below oneself are told what to do, and nobody tells the staff. */
export const mayModerate = (role: RoomRole, other: RoomRole): boolean =>
  looksAfter(role) && roomRoles.indexOf(role) > roomRoles.indexOf(other);

/** A ban or a time-out. */
export interface Silence {
  /** Of who silenced this person. */
  rank: RoomRole;
  /** Holds in this show only. */
  showId: string | null;
  /** How long it holds still. A ban has no end, and one of a show that of the show. */
  ms: number | null;
}

const isBan = ({ showId, ms }: Silence): boolean => showId === null && ms === null;

export const higherRank = (one: RoomRole, other: RoomRole): RoomRole =>
  roomRoles.indexOf(one) > roomRoles.indexOf(other) ? one : other;

/** A ban outlasts every time-out; what a higher rank decided those below only make longer. */
export function takesPlaceOf(standing: Silence, next: Silence): boolean {
  const isAbove = higherRank(next.rank, standing.rank) === next.rank;
  if (isBan(standing)) return isBan(next) && isAbove;
  if (isAbove || isBan(next)) return true;
  return standing.ms !== null && next.ms !== null && next.ms >= standing.ms;
}

/** Whether someone with this role may let a person write again whom someone of this rank silenced. */
export const mayLift = (role: RoomRole, rank: RoomRole): boolean =>
  looksAfter(role) && higherRank(role, rank) === role;

/** Before a show goes on air only those who prepare it talk in its room. */
export function takesChat(state: ShowState, role: RoomRole): boolean {
  return state === 'live' || (state === 'rehearsal' && looksAfter(role));
}

/** How long someone still waits until their next message, in milliseconds; all times in milliseconds since 1970. */
export function slowWait(turn: { now: number; spokeAt: number | null; slowSeconds: number }): number {
  if (turn.spokeAt === null) return 0;
  const wait = turn.spokeAt + turn.slowSeconds * 1000 - turn.now;
  // What was said in the future was said before the clock was set back.
  return wait > turn.slowSeconds * 1000 + CLOCKS_DIFFER_MS ? 0 : Math.max(0, wait);
}

/** What a device knows of the market's clock is off by less. */
const CLOCKS_DIFFER_MS = 5_000;

export const roomMessageLength = { max: 300, newlines: 2 } as const;

// A line break apart, none of them shows; some turn the text of others around.
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a text, in words; nothing when it may be said. */
export function problemOfText(text: string): string | undefined {
  const lines = text.split('\n');
  if (text.trim() === '') return 'A message says something.';
  if ([...text].length > roomMessageLength.max)
    return `A message has ${roomMessageLength.max} characters at most.`;
  if (lines.length > roomMessageLength.newlines + 1)
    return `A message has ${roomMessageLength.newlines} line breaks at most.`;
  if (lines.some((line) => unseen.test(line))) return 'A message holds no control characters.';
  return undefined;
}
