import { writeDate, writeDayParts, writeTime } from '@souk/shared/languages/dates.ts';
import type { EventCard as Event } from '@souk/shared/market/events/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { Picture } from '../picture/picture.tsx';

interface EventCardProps {
  event: Event;
  onFavorite?: (favorite: boolean) => void;
  sizes?: string;
  className?: string;
}

export function EventCard({
  event,
  onFavorite,
  sizes = '(width < 640px) 92vw, 395px',
  className,
}: EventCardProps) {
  const t = useT();
  const { money } = useFormat();
  const { code } = useLanguage();
  const there = { locale: code, timeZone: event.timeZone };
  const where = event.online ? t('ui.online') : event.city;
  const free = event.fromPrice.amount === 0;
  return (
    <article className={cx('relative min-w-0', className)}>
      <div className="relative">
        <Picture image={event.image} alt="" ratio="7/3" sizes={sizes} className="rounded-16" />
        <DateTile at={event.startsAt} timeZone={event.timeZone} className="absolute start-3 top-3" />
      </div>
      <div className="mt-2.5 flex gap-4">
        <div className="min-w-0 grow">
          <h3 className="truncate text-16 leading-snug font-semibold text-ink-1">
            <Link to="/event-view/$productId" params={{ productId: event._id }} className="card-link">
              {event.title}
            </Link>
          </h3>
          <p className="mt-0.5 truncate text-14 text-ink-2 figures">
            {t('ui.eventLine', {
              time: `${writeDate(event.startsAt, 'weekdayName', there)} ${writeTime(event.startsAt, there)}`,
              place: [event.shop.name, where].filter(Boolean).join(', '),
            })}
          </p>
        </div>
        <div className="shrink-0 text-end">
          <p className="text-16 leading-snug font-semibold text-ink-1 figures">
            {free ? t('ui.free') : money(event.fromPrice)}
          </p>
          <p className="mt-0.5 text-12 leading-[1.7] text-ink-3 figures">
            {event.seatsLeft === null ? t('ui.openSeats') : t('ui.seatsLeft', { count: event.seatsLeft })}
          </p>
        </div>
      </div>
      {onFavorite ? (
        <FavoriteButton
          title={event.title}
          favorite={event.favorite}
          onChange={onFavorite}
          className="!absolute end-3 top-3 z-1"
        />
      ) : null}
    </article>
  );
}

interface DateTileProps {
  at: string;
  timeZone: string;
  className?: string;
}

export function DateTile({ at, timeZone, className }: DateTileProps) {
  const { code } = useLanguage();
  const { day, month } = writeDayParts(at, { locale: code, timeZone });
  return (
    <time
      dateTime={at}
      className={cx(
        'grid min-h-13.5 min-w-14 place-content-center p-1 rounded-12 bg-surface text-center text-ink-1',
        className,
      )}
    >
      <span className="display text-22 leading-none">{day}</span>
      <span className="mt-0.5 text-12 leading-none font-medium">{month}</span>
    </time>
  );
}
