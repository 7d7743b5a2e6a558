import { Suspense } from 'react';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { watchedStore } from '../model/watched.store.ts';

const MiniPlayer = lazyPart(async () => (await import('./mini-player.tsx')).MiniPlayer);

/** Stands once at the root; costs nothing until a viewer leaves a room while watching. */
export function LazyMiniPlayer({ atTop }: { atTop: boolean }) {
  const isWanted = watchedStore(({ playing }) => playing !== null && !playing.isInRoom);
  return isWanted ? (
    <Suspense fallback={null}>
      <MiniPlayer atTop={atTop} />
    </Suspense>
  ) : null;
}
