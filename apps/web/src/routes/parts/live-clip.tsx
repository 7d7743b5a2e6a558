import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClipMaker } from '@/features/live/clips/ui/clip-maker.tsx';
import { getRecorded } from '@/features/live/video/api/get-recorded.ts';
import { watchedStore } from '@/features/live/video/model/watched.store.ts';

interface LiveClipProps {
  show: Pick<Show, '_id' | 'title'>;
  onClose: () => void;
}

/** Makes a clip of what one has just seen of a live show, also of what one went back to. */
export function LiveClip({ show, onClose }: LiveClipProps) {
  // How far it is recorded by now.
  const { data, isFetchedAfterMount } = useQuery({ ...getRecorded(show._id), refetchOnMount: 'always' });
  const [moment] = useState(() => watchedStore.getState().playing?.player.state.getState().moment ?? null);
  if (!isFetchedAfterMount || !data?.playlist || data.startedAt === null) return null;
  const { playlist, seconds, screens, startedAt } = data;
  const seen = moment === null ? seconds : (moment - startedAt) / 1_000;
  return (
    <ClipMaker
      showId={show._id}
      recording={{ playlist, seconds, screens }}
      second={Math.min(seen, seconds)}
      title={show.title}
      onClose={onClose}
    />
  );
}
