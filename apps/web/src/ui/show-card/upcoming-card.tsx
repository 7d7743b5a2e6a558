import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../cx.ts';
import { BookmarkButton } from '../favorite/favorite-button.tsx';
import { Picture } from '../picture/picture.tsx';

interface UpcomingCardProps {
  show: ShowCard;
  /** On the shop's own page the shop is known, so the line says how many are reminded. */
  showShop?: boolean;
  onRemind?: (reminded: boolean) => void;
  className?: string;
}

export function UpcomingCard({ show, showShop = true, onRemind, className }: UpcomingCardProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  return (
    <article
      className={cx(
        'relative flex min-w-0 gap-3.5 rounded-16 border border-line bg-surface p-2.5',
        className,
      )}
    >
      <Picture
        image={show.cover}
        alt=""
        ratio="3/4"
        sizes="92px"
        className="!w-23 shrink-0 self-start rounded-12"
      />
      <div className="flex min-w-0 grow flex-col py-1">
        <div className="flex items-start justify-between gap-1">
          <time
            dateTime={show.startsAt}
            className="pt-0.5 text-16 leading-snug font-semibold text-ink-1 figures"
          >
            {dayAndTime(show.startsAt)}
          </time>
          {onRemind ? (
            <span className="relative z-1 -mt-1 -me-1">
              <BookmarkButton title={show.title} reminded={show.reminded} onChange={onRemind} />
            </span>
          ) : null}
        </div>
        <h3 className="mt-0.5 line-clamp-2 text-14 leading-[1.35] font-semibold text-ink-1">
          <Link to="/live/$roomId" params={{ roomId: show._id }} className="card-link">
            {show.title}
          </Link>
        </h3>
        <p className="mt-auto flex items-center gap-2 pt-2 text-12 text-ink-2">
          <Avatar name={show.host.name} picture={show.host.picture} size={20} />
          <span className="truncate">
            {showShop ? show.shop.name : t('ui.reminded', { count: show.reminderCount })}
          </span>
        </p>
      </div>
    </article>
  );
}
