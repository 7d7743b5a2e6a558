import { useLayoutEffect, useRef } from 'react';

/**
 * A card that would lie over the line one writes in goes below it, over the cards of a full phone: they can wait for three
 * seconds, half a sentence cannot.
 */
export function useClearOfComposer<Card extends HTMLElement>() {
  const card = useRef<Card>(null);
  useLayoutEffect(() => {
    const { current } = card;
    const room = current?.closest('[data-room]');
    const line = room?.querySelector('[data-composer]')?.getBoundingClientRect();
    const frame = current?.offsetParent?.getBoundingClientRect();
    if (!current || !line || !frame) return;
    // Where it comes to rest; it arrives from a little lower.
    const top = frame.top + current.offsetTop;
    const { left, right } = current.getBoundingClientRect();
    const isBeside = right <= line.left || left >= line.right;
    if (!isBeside && top + current.offsetHeight > line.top) current.style.top = `${line.bottom + 8 - top}px`;
  }, []);
  return card;
}
