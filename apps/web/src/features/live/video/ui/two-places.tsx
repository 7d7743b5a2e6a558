import type { SecondLayout } from '@souk/shared/live/video/second-picture.ts';
import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

interface TwoPlacesProps {
  /** The host's own picture. */
  children: ReactNode;
  /** The other one, also where it is heard only; null for none. */
  second: ReactNode;
  /** Null where the other one is not seen. */
  layout: SecondLayout | null;
  /** Of who is seen in the second picture. */
  name: string;
  isMuted: boolean;
  on?: Ground;
}

/** A room, its replay, which is lower on a phone, a clip of it, or the corner of another screen. */
export type Ground = 'room' | 'replay' | 'clip' | 'corner';

/** A host's own picture and the one beside it, where the host put them. */
export function TwoPlaces({ children, second, layout, name, isMuted, on = 'room' }: TwoPlacesProps) {
  const places = grounds[on];
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
      {second ? (
        <div className={cx('overflow-hidden bg-black', layout ? places[layout].second : 'sr-only')}>
          {second}
          {layout && name && on !== 'corner' ? (
            <Name name={name} isMuted={isMuted} className={places[layout].name} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Name({ name, isMuted, className }: { name: string; isMuted: boolean; className: string }) {
  const t = useT();
  return (
    <p
      dir="auto"
      className={cx(
        'own-words absolute flex max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-12 font-semibold text-white',
        className,
      )}
    >
      {isMuted ? <MicOff size={13} role="img" aria-label={t('second.muted')} className="shrink-0" /> : null}
      <span className="truncate">{name}</span>
    </p>
  );
}

interface Places {
  own: string;
  second: string;
  name: string;
}

/** Below what stands at the top of a phone, for a host their figures too, however many lines its letters take. */
const belowRows = 'top-[max(min(10.75rem,250px),var(--stage-rows,0px)_+_0.5rem)]';
const corner = `absolute end-3 ${belowRows} z-1 aspect-3/4 w-[30%] max-w-40 rounded-14 shadow-float ring-1 ring-white/30 lg:top-20 [@media(height<520px)]:max-lg:top-16`;
const whole = 'absolute inset-0';

// On a phone the chat lies over the lower half, on a desk nothing does.
const roomPlaces: Record<SecondLayout, Places> = {
  beside: {
    own: 'absolute start-0 top-0 h-[58%] w-1/2 lg:h-1/2 lg:w-full',
    second:
      'absolute end-0 top-0 h-[58%] w-1/2 border-black max-lg:border-s lg:top-1/2 lg:h-1/2 lg:w-full lg:border-t',
    name: `start-2 ${belowRows} lg:top-2`,
  },
  // Its lower end may lie behind what a host works with.
  inset: { own: whole, second: corner, name: 'start-2 top-2' },
  swapped: { own: corner, second: whole, name: `start-3 ${belowRows} lg:top-20` },
};

const smallCorner = 'absolute end-1.5 bottom-1.5 z-1 aspect-3/4 w-[34%] rounded-8 ring-1 ring-white/30';

const smallPlaces: Record<SecondLayout, Places> = {
  beside: {
    own: 'absolute inset-x-0 top-0 h-1/2',
    second: 'absolute inset-x-0 bottom-0 h-1/2 border-t border-black',
    name: '',
  },
  inset: { own: whole, second: smallCorner, name: '' },
  swapped: { own: smallCorner, second: whole, name: '' },
};

const replayCorner =
  'absolute end-3 top-17 z-1 aspect-3/4 w-[28%] max-w-40 rounded-14 shadow-float ring-1 ring-white/30 lg:top-20';

const replayPlaces: Record<SecondLayout, Places> = {
  beside: { ...roomPlaces.beside, name: 'end-2 top-17 lg:top-2' },
  inset: { own: whole, second: replayCorner, name: 'start-2 bottom-2' },
  swapped: { own: replayCorner, second: whole, name: 'start-3 top-17 lg:top-20' },
};

const clipCorner =
  'absolute end-3 top-3 z-1 aspect-3/4 w-[30%] max-w-40 rounded-14 shadow-float ring-1 ring-white/30';

const clipPlaces: Record<SecondLayout, Places> = {
  beside: {
    own: 'absolute inset-x-0 top-0 h-1/2',
    second: 'absolute inset-x-0 bottom-0 h-1/2 border-t border-black',
    name: 'start-2 top-2',
  },
  inset: { own: whole, second: clipCorner, name: 'start-2 bottom-2' },
  swapped: { own: clipCorner, second: whole, name: 'start-3 top-3' },
};

const grounds: Record<Ground, Record<SecondLayout, Places>> = {
  room: roomPlaces,
  replay: replayPlaces,
  clip: clipPlaces,
  corner: smallPlaces,
};
