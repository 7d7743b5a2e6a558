import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const writing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** B bids, wherever one is but in a field. */
export function useBidKey(act: (() => void) | null): void {
  const router = useRouter();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      // By the key's place, so that it is the same on every keyboard.
      if (event.code !== 'KeyB' || (event.target as Element).closest?.(writing)) return;
      // On the way to another page this one stands there still, and is not seen any more.
      const { latestLocation, state } = router;
      const shown = state.resolvedLocation ?? latestLocation;
      if (shown.pathname === latestLocation.pathname) latest.current?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [router]);
}
