import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The server's time when it drew the page, in milliseconds. */
export const PageClock = createContext(0);

/** Now in milliseconds, in steps of `step`; the same on both sides while the page hydrates. */
export function useNow(step = 1000): number {
  const drawnAt = use(PageClock);
  const subscribe = useCallback((tick: () => void) => everyStep(step, tick), [step]);
  const floor = (time: number) => Math.floor(time / step) * step;
  return useSyncExternalStore(
    subscribe,
    () => floor(Date.now()),
    () => floor(drawnAt),
  );
}

type Beat = { listeners: Set<() => void>; timer: ReturnType<typeof setInterval> };
const beats = new Map<number, Beat>();

/** Forty cards that count in the same step share one timer. */
function everyStep(step: number, tick: () => void): () => void {
  const listeners = beats.get(step)?.listeners ?? new Set();
  const timer = beats.get(step)?.timer ?? setInterval(() => listeners.forEach((tell) => void tell()), step);
  beats.set(step, { listeners, timer });
  listeners.add(tick);
  return () => {
    listeners.delete(tick);
    if (listeners.size > 0) return;
    clearInterval(timer);
    beats.delete(step);
  };
}
