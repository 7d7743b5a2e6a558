import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Lets the browser leave out a part that is out of sight, and keeps its room by its height. Not by the height the
 * browser remembers (`auto`): that is the one it had when it was last in sight, with fewer messages perhaps.
 */
export function useOwnRoom(part: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of messages is another height
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    element.style.contentVisibility = 'visible';
    const { paddingTop, paddingBottom } = getComputedStyle(element);
    keepRoom(
      element,
      element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
    );
    element.style.contentVisibility = 'auto';
  }, [part, count]);

  // A reaction or a change makes it higher, a narrower window too.
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => entry && keepRoom(element, entry.contentRect.height));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [part]);
}

function keepRoom(element: HTMLElement, height: number): void {
  element.style.containIntrinsicBlockSize = `${height}px`;
}
