import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, one is at the end. */
const nearEnd = 80;

interface Anchor {
  id: string;
  top: number;
}

/** Where a reader wants to be. Each visit is gone to once, when what is wanted is there. */
export interface Goal {
  visit: string;
  /** The place of a message in its conversation; null for the end. */
  born: number | null;
}

interface PlaceParts {
  rows: readonly unknown[];
  /** The end that is shown is not the end there is. */
  open: boolean;
  goal: Goal;
  /** The message that is wanted, once it is among the rows. */
  wanted: string | null;
  onReached: (id: string) => void;
}

/**
 * Where a reader is in a thread: at the end they stay there whatever comes, anywhere else what they look at stays where
 * it is.
 */
export function usePlace(scroller: RefObject<HTMLElement | null>, parts: PlaceParts) {
  const { rows, open, goal, wanted, onReached } = parts;
  const atEnd = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const reached = useRef<string | null>(null);
  const [away, setAway] = useState(false);

  const note = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    atEnd.current = !open && box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    setAway(!atEnd.current);
    anchor.current = firstInSight(box);
  }, [scroller, open]);

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
    if (reached.current !== goal.visit) {
      atEnd.current = goal.born === null;
      if (goal.born === null) reached.current = goal.visit;
      const element = wanted && elementOf(box, wanted);
      if (element) {
        reached.current = goal.visit;
        box.scrollTop += topIn(box, element) - Math.max(0, (box.clientHeight - element.offsetHeight) / 2);
        note();
        onReached(wanted);
        return;
      }
    }
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (anchor.current) {
      const element = elementOf(box, anchor.current.id);
      if (element) box.scrollTop += topIn(box, element) - anchor.current.top;
    }
    anchor.current = firstInSight(box);
  }, [rows, scroller, goal.visit, wanted]);

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

const elementOf = (box: Element, id: string): HTMLElement | null =>
  box.querySelector(`[data-message="${CSS.escape(id)}"]`);

const topIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** The parts of a thread that are out of sight are not looked into: that would have them drawn. */
function firstInSight(box: Element): Anchor | null {
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
