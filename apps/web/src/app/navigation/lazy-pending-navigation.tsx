import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/platform/when-idle.ts';

const PendingNavigation = lazy(() =>
  import('./pending-navigation.tsx').then(
    ({ PendingNavigation }) => ({ default: PendingNavigation }),
    // Without a connection the router's own, plain one serves.
    () => ({ default: () => null }),
  ),
);

/** Costs the first view nothing: it comes when that is done. */
export function LazyPendingNavigation() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? (
    <Suspense fallback={null}>
      <PendingNavigation />
    </Suspense>
  ) : null;
}
