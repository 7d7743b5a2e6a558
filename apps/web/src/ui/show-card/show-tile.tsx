import { isToCome } from '@souk/shared/live/shows/lifecycle.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { useFormat } from '@/platform/i18n/index.ts';
import { BookmarkButton } from '../favorite/favorite-button.tsx';
import { useFavorite } from '../favorite/favorites.ts';
import { Picture } from '../picture/picture.tsx';
import { LateClip } from './late-clip.tsx';
import { LiveShowCard, ShowWords, showCardSizes } from './live-show-card.tsx';
import { ReplayCard } from './replay-card.tsx';

/** A show in whatever state it is, for lists where all of them stand together. */
export function ShowTile({ show, priority }: { show: ShowCard; priority?: boolean }) {
  if (show.state === 'live') return <LiveShowCard show={show} priority={priority} />;
  if (isToCome(show.state)) return <ComingTile show={show} priority={priority} />;
  return <ReplayCard show={show} priority={priority} />;
}

function ComingTile({ show, priority }: { show: ShowCard; priority?: boolean | undefined }) {
  const { dayAndTime } = useFormat();
  const [reminded, change] = useFavorite('show', { _id: show._id, name: show.title }, show.reminded);
  return (
    <article className="relative min-w-0">
      <div className="relative overflow-hidden rounded-20">
        <Picture image={show.cover} alt="" ratio="9/16" sizes={showCardSizes} priority={priority} />
        <LateClip show={show} />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-black/30 via-transparent via-25% to-black/30"
        />
        <time
          dateTime={show.startsAt}
          className="absolute start-3 top-3 inline-flex min-h-6 items-center rounded-6 bg-surface px-2 text-12 font-semibold text-ink-1 figures"
        >
          {dayAndTime(show.startsAt)}
        </time>
      </div>
      <ShowWords show={show} />
      {change ? (
        <span className="absolute end-2 top-2 z-1 rounded-full bg-surface/90">
          <BookmarkButton title={show.title} reminded={reminded} onChange={change} />
        </span>
      ) : null}
    </article>
  );
}
