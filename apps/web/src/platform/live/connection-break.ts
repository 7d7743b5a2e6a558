import type { ConnectionState } from '@souk/live/client/connection-state.ts';

/** Why what one sees is not current, and what one writes does not go out. */
export type Break = 'offline' | 'reconnecting' | 'signed-out' | 'suspended';

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
