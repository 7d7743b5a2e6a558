import { type RefCallback, useCallback, useState } from 'react';

// Who has not moved yet may not move at all; who does shall not outrun the pictures.
const [still, moving] = ['10%', '120%'];

const waiting = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** Whether an element is about to be seen, or has been. */
export function useNear(atOnce: boolean): [boolean, RefCallback<Element>] {
  const [near, setNear] = useState(atOnce);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || near) return;
      if (!watcher) watchUntilMoved();
      waiting.set(element, () => setNear(true));
      watcher?.observe(element);
      return () => {
        waiting.delete(element);
        watcher?.unobserve(element);
      };
    },
    [near],
  );
  return [near, watch];
}

function watchUntilMoved(): void {
  watchWithin(still);
  // Captured, as rows that scroll sideways tell only themselves.
  document.addEventListener('scroll', () => watchWithin(moving), {
    once: true,
    capture: true,
    passive: true,
  });
}

function watchWithin(margin: string): void {
  watcher?.disconnect();
  watcher = new IntersectionObserver(announce, { rootMargin: margin, scrollMargin: margin });
  for (const element of waiting.keys()) watcher.observe(element);
}

function announce(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}
