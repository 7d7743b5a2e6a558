import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, one is at the end. */
const nearEnd = 80;

interface Kept {
  id: string;
  top: number;
}

/**
 * Where a reader is in a thread: at the end they stay there whatever comes, anywhere else what they look at stays where
 * it is.
 */
export function usePlace(scroller: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const atEnd = useRef(true);
  const kept = useRef<Kept | null>(null);
  const [away, setAway] = useState(false);

  const note = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    setAway(!atEnd.current);
    kept.current = firstInSight(box);
  }, [scroller]);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    note();
  }, [scroller, note]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new rows that move everything
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (kept.current) {
      const element = box.querySelector(`[data-message="${CSS.escape(kept.current.id)}"]`);
      if (element) box.scrollTop += topIn(box, element) - kept.current.top;
    }
    kept.current = firstInSight(box);
  }, [rows, scroller]);

  // Pictures and cards arrive after their message; the keyboard of a phone takes half of the room.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    for (const part of box.children) watcher.observe(part);
    return () => watcher.disconnect();
  }, [scroller]);

  return { onScroll: note, toEnd, away };
}

const topIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** The parts of a thread that are out of sight are not looked into: that would have them drawn. */
function firstInSight(box: Element): Kept | null {
  for (const part of box.querySelectorAll('[data-chunk]')) {
    const { bottom } = part.getBoundingClientRect();
    if (bottom <= box.getBoundingClientRect().top) continue;
    for (const element of part.querySelectorAll<HTMLElement>('[data-message]')) {
      const top = topIn(box, element);
      if (top + element.offsetHeight > 0) return { id: element.dataset.message ?? '', top };
    }
  }
  return null;
}
