import { type RefObject, useEffect } from 'react';

const current = '[aria-current=page], [aria-selected=true], [aria-pressed=true]';

/** Brings the chosen one of a row that scrolls sideways into the middle, without moving the page. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, chosen?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is read once what is chosen has changed
  useEffect(() => {
    const here = row.current?.querySelector(current);
    if (!row.current || !here) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), here.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
}
