import type { ConnectionState } from '@souk/live/client/connection-state.ts';

/** Why what one writes does not go out. */
export type Break = 'offline' | 'reconnecting' | 'signed-out' | 'suspended';

/** What the bar above a conversation tells about the connection. */
export type Connection =
  | { kind: 'fine' }
  | { kind: Break }
  /** On again; so many messages were written meanwhile. */
  | { kind: 'back'; sending: number };

export type ConnectionChange = { broken: Break | null; pending: number } | 'seen';

export const fine: Connection = { kind: 'fine' };

export function connectionAfter(before: Connection, change: ConnectionChange): Connection {
  if (change === 'seen') return before.kind === 'back' ? fine : before;
  if (change.broken) return before.kind === change.broken ? before : { kind: change.broken };
  if (isBroken(before)) return change.pending > 0 ? { kind: 'back', sending: change.pending } : fine;
  return before;
}

export const isBroken = ({ kind }: Connection): boolean => kind !== 'fine' && kind !== 'back';

interface Signs {
  state: ConnectionState;
  /** It has been like that for longer than is not worth a word. */
  isLate: boolean;
  /** The browser says that there is no network at all. */
  isOffline: boolean;
}

/** What is wrong with a connection, as far as it is worth a word. */
export function breakIn({ state, isLate, isOffline }: Signs): Break | null {
  if (state === 'signed-out' || state === 'suspended') return state;
  if (isOffline) return 'offline';
  if (!isLate) return null;
  return state === 'offline' ? 'offline' : 'reconnecting';
}
