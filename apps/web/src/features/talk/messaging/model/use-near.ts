import { type RefObject, useEffect } from 'react';

interface NearParts {
  scroller: RefObject<HTMLElement | null>;
  /** Called when the reader scrolls close to it; null while there is nothing to do. */
  near: (() => void) | null;
  /** After every page it may still be close. */
  pages: number;
}

/** Has more brought before the reader sees that it was missing. */
export function useNear(end: RefObject<HTMLElement | null>, { scroller, near, pages }: NearParts): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another distance
  useEffect(() => {
    if (!end.current || !near) return;
    const watcher = new IntersectionObserver(([first]) => first?.isIntersecting && near(), {
      root: scroller.current,
      rootMargin: '1200px 0px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end, scroller, near, pages]);
}
