import { type ReactNode, Suspense } from 'react';
import { create, useStore } from 'zustand';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { onTheLine } from '../model/picture-source.ts';
import type { PlayerState } from '../model/player.ts';
import { playerChoices } from '../model/player-choices.store.ts';
import { layoutOf, wantsOfSecond } from '../model/second-picture.ts';
import { useSecond } from '../model/use-second.ts';
import { useSecondThen } from '../model/use-second-then.ts';
import { watchedStore } from '../model/watched.store.ts';
import { SecondPicture } from './second-picture.tsx';
import { TwoPlaces } from './two-places.tsx';

// What was recorded is for who goes back, or gets the picture from there: a host does neither.
const VideoAlong = lazyPart(async () => (await import('@/platform/hls/video-along.tsx')).VideoAlong);

interface TwoPicturesProps {
  showId: string;
  /** What is sent from here as the second one. */
  own?: MediaStream | null;
  /** In the corner of another screen. */
  isSmall?: boolean;
  /** The host's own. */
  children: ReactNode;
}

type PlayerSigns = Pick<PlayerState, 'isMuted' | 'source' | 'moment' | 'recorded'>;

// Of the same shape as a player's, so that no picture is taken out and put in anew as one comes or goes.
const unwatched = create<PlayerSigns>(() => ({ ...onTheLine, isMuted: false }));

/** A host's own picture with the one beside it, as the host arranged them. */
export function TwoPictures({ showId, own = null, isSmall = false, children }: TwoPicturesProps) {
  const told = useSecond(showId);
  const player = watchedStore(({ playing }) => (playing?.show._id === showId ? playing.player : null));
  const isMuted = useStore(player?.state ?? unwatched, (state) => state.isMuted);
  const source = useStore(player?.state ?? unwatched, (state) => state.source);
  const moment = useStore(player?.state ?? unwatched, (state) => state.moment);
  const recorded = useStore(player?.state ?? unwatched, (state) => state.recorded);
  const { savesData, volume } = playerChoices();
  // A viewer who went back sees what was recorded.
  const then = useSecondThen(showId, { source, moment }, told);
  const second = source === 'line' ? told : null;
  const wants = wantsOfSecond(second, { savesData: savesData || isSmall, isMuted });
  return (
    <TwoPlaces
      layout={then ? then.layout : layoutOf(second)}
      name={(then ?? second)?.name ?? ''}
      isMuted={then ? !then.isHeard : (second?.isMuted ?? false)}
      on={isSmall ? 'corner' : 'room'}
      second={
        then && recorded ? (
          <Suspense fallback={null}>
            <VideoAlong
              key={then.playlist}
              {...{ own: recorded, from: 0, playlist: then.playlist, isHeard: then.isHeard }}
            />
          </Suspense>
        ) : second && wants ? (
          <SecondPicture
            key={second.line}
            {...{ showId, wants, own }}
            isMuted={isMuted || second.isMuted}
            volume={player ? volume : 1}
          />
        ) : null
      }
    >
      {children}
    </TwoPlaces>
  );
}
