import { typingPath } from '@souk/shared/talk/messaging/paths.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveClient } from '@/platform/live/index.ts';

/** Told at most so often, and believed for so long (contract of the channel). */
const everyMs = 3_000;
const lastsMs = 5_000;

/** Whether the other one is writing now. */
export function useTyping(pair: string | null): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!pair) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    void liveClient().then((client) => {
      if (over) return;
      stop = client.subscribe(typingPath(pair), (messages) => {
        const last = messages.at(-1);
        clearTimeout(timer);
        setTyping(last?.data.typing === true);
        timer = setTimeout(() => setTyping(false), lastsMs);
      });
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
      setTyping(false);
    };
  }, [pair]);
  return typing;
}

/** Tells the other one that one is writing, or not any more. */
export function useTellTyping(pair: string): (typing: boolean) => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback(
    (typing: boolean) => {
      const now = performance.now();
      if (typing ? now - toldAt.current < everyMs : toldAt.current === Number.NEGATIVE_INFINITY) return;
      toldAt.current = typing ? now : Number.NEGATIVE_INFINITY;
      void liveClient().then((client) => client.publish(typingPath(pair), { typing }));
    },
    [pair],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}
