import type { ShowRail } from '@souk/shared/live/shows/schema.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useCallback, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { useArrowKeys } from '../model/use-arrow-keys.ts';
import { useBeside } from '../model/use-beside.ts';
import { useSwipe } from '../model/use-swipe.ts';

const round = { size: 44, round: true, look: 'soft', className: '!bg-black/55 !text-white' } as const;

/** The live shows before and after this one: by a swipe on a phone, by arrows and buttons on a desk. */
export function NextShows({ showId, room }: { showId: string; room: RefObject<HTMLElement | null> }) {
  const t = useT();
  const { next, previous, turn } = useBeside(showId);
  const latest = useRef(turn);
  latest.current = turn;
  const turnTo = useCallback((to: 'next' | 'previous') => latest.current(to), []);
  const drawn = useSwipe(room, turnTo);
  useArrowKeys(turnTo);
  if (!next || !previous) return null;
  return (
    <>
      <nav
        aria-label={t('live.otherShows')}
        className="absolute start-3 top-1/2 z-10 flex -translate-y-1/2 flex-col gap-2.5 max-lg:hidden"
      >
        <IconButton {...round} label={t('live.previousShow')} onClick={() => turn('previous')}>
          <ChevronUp size={22} aria-hidden="true" />
        </IconButton>
        <IconButton {...round} label={t('live.nextShow')} onClick={() => turn('next')}>
          <ChevronDown size={22} aria-hidden="true" />
        </IconButton>
      </nav>
      {drawn === null ? null : <Coming show={drawn < 0 ? next : previous} drawn={drawn} />}
    </>
  );
}

/** For who does not swipe, under the thumb. */
export function NextShowButton({ showId }: { showId: string }) {
  const t = useT();
  const { next, turn } = useBeside(showId);
  return next ? (
    <IconButton {...round} label={t('live.nextShow')} onClick={() => turn('next')}>
      <ChevronDown size={22} aria-hidden="true" />
    </IconButton>
  ) : null;
}

/** Which show a finger draws near, from the side it comes from. */
function Coming({ show, drawn }: { show: ShowRail['items'][number]; drawn: number }) {
  const t = useT();
  const nearness = Math.min(1, Math.abs(drawn) / 96);
  return (
    <div
      aria-hidden="true"
      style={{ opacity: nearness, translate: `0 ${Math.round((1 - nearness) * (drawn < 0 ? 24 : -24))}px` }}
      className={cx(
        'pointer-events-none absolute inset-x-3 z-20 mx-auto flex w-fit max-w-full items-center gap-3 rounded-20 bg-black/85 p-2 pe-4 text-white motion-reduce:!translate-none',
        drawn < 0 ? 'bottom-1/2' : 'top-32',
      )}
    >
      <Picture image={show.cover} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-12" />
      <span className="min-w-0">
        <span className="block text-12 text-white/85">
          {t(drawn < 0 ? 'live.nextShow' : 'live.previousShow')}
        </span>
        <span dir="auto" className="own-words block truncate text-14 font-semibold">
          {show.title}
        </span>
        <span dir="auto" className="own-words block truncate text-12 text-white/85">
          {show.shop.name}
        </span>
      </span>
    </div>
  );
}
