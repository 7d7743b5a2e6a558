/** What the bar above a conversation tells about the line. */
export type Connection =
  | { kind: 'fine' }
  | { kind: 'offline' }
  /** On again; so many messages were written meanwhile. */
  | { kind: 'back'; sending: number };

export type ConnectionChange = { online: boolean; pending: number } | 'seen';

export const fine: Connection = { kind: 'fine' };

export function connectionAfter(before: Connection, change: ConnectionChange): Connection {
  if (change === 'seen') return before.kind === 'back' ? fine : before;
  if (!change.online) return before.kind === 'offline' ? before : { kind: 'offline' };
  if (before.kind === 'offline') return change.pending > 0 ? { kind: 'back', sending: change.pending } : fine;
  return before;
}
