import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Suspense } from 'react';
import { useClipping } from '@/features/live/clips/model/use-clipping.ts';
import { VideoControls } from '@/features/live/video/ui/video-controls.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const LiveClip = lazyPart(async () => (await import('./live-clip.tsx')).LiveClip);

/** What a live picture is operated with, and the way to a clip of it. */
export function WatchControls({ show }: { show: Pick<Show, '_id' | 'title'> }) {
  const { isOpen, begin, end } = useClipping(show._id);
  return (
    <>
      <VideoControls showId={show._id} onClip={begin} />
      {isOpen ? (
        <Suspense fallback={null}>
          <LiveClip show={show} onClose={end} />
        </Suspense>
      ) : null}
    </>
  );
}
