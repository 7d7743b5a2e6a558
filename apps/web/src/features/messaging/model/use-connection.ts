import { useEffect, useReducer, useState } from 'react';
import { type Connection, connectionAfter, fine } from './connection.ts';
import type { ThreadView } from './thread.store.ts';

/** A line that hangs for a moment is not worth a word; how long the good news stays. */
const patienceMs = 3_000;
const newsMs = 4_000;

export function useConnection({ state, messages }: Pick<ThreadView, 'state' | 'messages'>): Connection {
  const [connection, change] = useReducer(connectionAfter, fine);
  const pending = messages.filter((message) => message.pending).length;
  const cut = useCut(state);
  useEffect(() => {
    if (cut) change({ online: false, pending });
    else if (state === 'live') change({ online: true, pending });
  }, [cut, state, pending]);
  const done = connection.kind === 'back' && pending === 0;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => change('seen'), newsMs);
    return () => clearTimeout(timer);
  }, [done]);
  return connection;
}

function useCut(state: ThreadView['state']): boolean {
  const [offline, setOffline] = useState(false);
  const [late, setLate] = useState(false);
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
  const waiting = state === 'kept' || state === 'waiting';
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return offline || (waiting && late);
}
