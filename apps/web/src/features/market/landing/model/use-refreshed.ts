import { useEffect, useEffectEvent, useState } from 'react';

interface Refreshing<T> {
  load: (signal: AbortSignal) => Promise<T>;
  /** How long to wait before asking again, in ms. */
  pause: (value: T) => number;
  /** Ask at once, because what the page came with was drawn for nobody in particular. */
  atOnce?: boolean;
}

/** What the page came with, asked again from time to time while someone looks at it. */
export function useRefreshed<T>(first: T, refreshing: Refreshing<T>): T {
  const [fresh, setFresh] = useState<{ first: T; value: T } | null>(null);
  const value = fresh && fresh.first === first ? fresh.value : first;
  const pause = useEffectEvent(() => refreshing.pause(value));
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const next = await refreshing.load(signal);
    if (!signal.aborted) setFresh({ first, value: next });
  });
  const { atOnce = false } = refreshing;

  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (duration: number) => {
      timer = setTimeout(() => void look(), duration);
    };
    async function look() {
      if (document.hidden) return;
      // What is on show stays true enough when one answer is missed; the next one is asked for anyway.
      await ask(left.signal).catch(() => undefined);
      if (!left.signal.aborted) wait(pause());
    }
    const onReturn = () => {
      clearTimeout(timer);
      if (!document.hidden) void look();
    };
    wait(atOnce ? 0 : pause());
    document.addEventListener('visibilitychange', onReturn, { signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [atOnce]);

  return value;
}
