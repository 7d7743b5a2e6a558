import { useEffect, useState } from 'react';
import { type Break, breakIn } from './connection-break.ts';
import { useLiveConnection } from './use-live.ts';

/** A connection that hangs for a moment is not worth a word. */
const patienceMs = 3_000;

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
