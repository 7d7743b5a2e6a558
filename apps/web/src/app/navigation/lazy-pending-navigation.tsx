import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/platform/when-idle.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const PendingNavigation = lazyPart(async () => (await import('./pending-navigation.tsx')).PendingNavigation);

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
