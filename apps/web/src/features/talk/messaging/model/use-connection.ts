import { useEffect, useReducer, useState } from 'react';
import { useLiveConnection } from '@/platform/live/index.ts';
import { type Break, breakIn, type Connection, connectionAfter, fine } from './connection.ts';
import type { ThreadView } from './thread.store.ts';

/** A connection that hangs for a moment is not worth a word; how long the good news stays. */
const patienceMs = 3_000;
const newsMs = 4_000;

/** Of a conversation: whether what is written there goes out. */
export function useConnection({ state, messages }: Pick<ThreadView, 'state' | 'messages'>): Connection {
  const [connection, change] = useReducer(connectionAfter, fine);
  const pending = messages.filter((message) => message.pending).length;
  const isWaiting = state === 'kept' || state === 'waiting';
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

/** Of everything that is live. `isWaiting`: what is looked at is not known to be current. */
export function useBreak(isWaiting: boolean): Break | null {
  const state = useLiveConnection();
  const isOffline = useOffline();
  const isLate = useLate(isWaiting || state === 'connecting' || state === 'offline');
  return breakIn({ state, isLate, isOffline });
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}

function useLate(isBroken: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isBroken) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isBroken]);
  return isBroken && isLate;
}
