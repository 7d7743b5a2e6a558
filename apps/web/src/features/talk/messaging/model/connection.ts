import type { Break } from '@/platform/live/index.ts';

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
