import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../late/lazy-part.ts';
import { onFirstToast } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** Stands once at the root; costs nothing until there is something to say. */
export function LazyToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
