import { useEffect, useReducer } from 'react';
import { useBreak } from '@/platform/live/index.ts';
import { type Connection, connectionAfter, fine } from './connection.ts';
import type { ThreadView } from './thread.store.ts';

/** How long the good news stays. */
const newsMs = 4_000;

/** Of a conversation: whether what is written there goes out. */
export function useConnection({ state, messages }: Pick<ThreadView, 'state' | 'messages'>): Connection {
  const [connection, change] = useReducer(connectionAfter, fine);
  const pending = messages.filter((message) => message.pending).length;
  const isWaiting = state === 'cached' || state === 'waiting';
  const broken = useBreak(isWaiting);
  useEffect(() => {
    if (broken || !isWaiting) change({ broken, pending });
  }, [broken, isWaiting, pending]);
  const done = connection.kind === 'back' && pending === 0;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => change('seen'), newsMs);
    return () => clearTimeout(timer);
  }, [done]);
  return connection;
}
