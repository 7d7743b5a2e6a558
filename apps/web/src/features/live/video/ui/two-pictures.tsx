import type { SecondLayout, SecondPictureDocument } from '@souk/shared/live/video/second-picture.ts';
import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { create, useStore } from 'zustand';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { PlayerState } from '../model/player.ts';
import { playerChoices } from '../model/player-choices.store.ts';
import { layoutOf, wantsOfSecond } from '../model/second-picture.ts';
import { useSecond } from '../model/use-second.ts';
import { watchedStore } from '../model/watched.store.ts';
import { SecondPicture } from './second-picture.tsx';

interface TwoPicturesProps {
  showId: string;
  /** What is sent from here as the second one. */
  own?: MediaStream | null;
  /** The host's own. */
  children: ReactNode;
}

// Of the same shape as a player's, so that no picture is taken out and put in anew as one comes or goes.
const unwatched = create<Pick<PlayerState, 'isMuted' | 'source'>>(() => ({ isMuted: false, source: 'line' }));

/** A host's own picture with the one beside it, as the host arranged them. */
export function TwoPictures({ showId, own = null, children }: TwoPicturesProps) {
  const told = useSecond(showId);
  const player = watchedStore(({ playing }) => (playing?.show._id === showId ? playing.player : null));
  const isMuted = useStore(player?.state ?? unwatched, (state) => state.isMuted);
  const source = useStore(player?.state ?? unwatched, (state) => state.source);
  const { savesData, volume } = playerChoices();
  // What is recorded has the host's own alone.
  const second = source === 'line' ? told : null;
  const layout = layoutOf(second);
  const wants = wantsOfSecond(second, { savesData, isMuted });
  return (
    // What lies over the pictures lies over the one in the corner, too.
    <div className="absolute inset-0 isolate">
      <div
        className={cx(
          'overflow-hidden [&>video]:size-full [&>video]:object-cover',
          layout ? places[layout].own : 'absolute inset-0',
        )}
      >
        {children}
      </div>
      {second && wants ? (
        <div className={cx('overflow-hidden bg-black', layout ? places[layout].second : 'sr-only')}>
          <SecondPicture
            key={second.line}
            {...{ showId, wants, own }}
            isMuted={isMuted || second.isMuted}
            volume={player ? volume : 1}
          />
          {layout ? <Name second={second} layout={layout} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function Name({ second, layout }: { second: SecondPictureDocument; layout: SecondLayout }) {
  const t = useT();
  if (!second.name) return null;
  return (
    <p
      dir="auto"
      className={cx(
        'own-words absolute flex max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-12 font-semibold text-white',
        places[layout].name,
      )}
    >
      {second.isMuted ? (
        <MicOff size={13} role="img" aria-label={t('second.muted')} className="shrink-0" />
      ) : null}
      <span className="truncate">{second.name}</span>
    </p>
  );
}

const corner =
  'absolute end-3 top-31 z-1 aspect-3/4 w-[30%] max-w-40 rounded-14 shadow-float ring-1 ring-white/30 lg:top-20 [@media(height<520px)]:max-lg:top-16';
const whole = 'absolute inset-0';

// On a phone the chat lies over the lower half, on a desk nothing does.
const places: Record<SecondLayout, { own: string; second: string; name: string }> = {
  beside: {
    own: 'absolute start-0 top-0 h-[58%] w-1/2 lg:h-1/2 lg:w-full',
    second:
      'absolute end-0 top-0 h-[58%] w-1/2 border-black max-lg:border-s lg:top-1/2 lg:h-1/2 lg:w-full lg:border-t',
    name: 'start-2 top-28 lg:top-2',
  },
  inset: { own: whole, second: corner, name: 'start-2 bottom-2' },
  swapped: { own: corner, second: whole, name: 'start-3 top-31 lg:top-20' },
};
