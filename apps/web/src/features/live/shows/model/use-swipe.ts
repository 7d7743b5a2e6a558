import { type RefObject, useEffect, useState } from 'react';
import { isTaken, scrollsAt } from './means-more.ts';
import { drawnBy, type Finger, turnOf } from './swipe.ts';

/** How far the room is drawn up or down by a finger that is on it now. */
export function useSwipe(
  room: RefObject<HTMLElement | null>,
  turn: (to: 'next' | 'previous') => void,
): number | null {
  const [drawn, setDrawn] = useState<number | null>(null);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let from: Finger | null = null;
    let last: Finger | null = null;
    let scrolls = { up: false, down: false };
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isFree = event.touches.length === 1 && touch && !isTaken(event.target);
      from = isFree ? fingerOf(touch, event.timeStamp) : null;
      last = from;
      scrolls = scrollsAt(event.target, element);
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!from || !touch) return;
      last = fingerOf(touch, event.timeStamp);
      const by = drawnBy(from, last);
      // A finger that scrolls what it began on turns nothing.
      if (by !== null && (by < 0 ? scrolls.down : scrolls.up)) from = null;
      else setDrawn(by);
    };
    const end = (event: TouchEvent) => {
      const to = event.type === 'touchend' && from && last ? turnOf(from, last) : null;
      from = null;
      setDrawn(null);
      if (to) turn(to);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [room, turn]);
  return drawn;
}

const fingerOf = ({ clientX, clientY }: Touch, at: number): Finger => ({ x: clientX, y: clientY, at });
