import { useLocation, useMatch } from '@tanstack/react-router';
import type { Search } from './search.ts';

/**
 * What the address asks this screen for by now. What a screen is handed follows once that could be loaded,
 * which is too late for what is typed: the reader may have gone back meanwhile. Undefined as soon as the
 * address is another screen's.
 */
export function useSearchNow(): Search | undefined {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useLocation({
    select: ({ pathname, search }) => (pathname === here ? (search as Search) : undefined),
  });
}
