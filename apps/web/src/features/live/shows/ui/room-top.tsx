import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { RatingMark } from '@/ui/star-rating/rating-mark.tsx';
import { getRoomShop } from '../api/get-room-shop.ts';

interface RoomTopProps {
  show: Show;
  /** What the room is at: live and its viewers, how many are reminded, a replay. */
  mark: ReactNode;
  /** Only phones need a way out here; wide screens have the market's header. */
  closeOn?: 'phone' | 'always';
}

/** Who sells, whether one follows them, what the room is at, and the way out. */
export function RoomTop({ show, mark, closeOn = 'phone' }: RoomTopProps) {
  const t = useT();
  return (
    // With large letters the way out and the mark stand above the shop, so that its name can still be read.
    <div className="flex flex-wrap-reverse items-center justify-between gap-2">
      <div className="min-w-[min(10.5rem,100%)] flex-1">
        <div className="flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full bg-black/45 ps-1 pe-1.5 not-has-[button]:pe-4">
          <Link
            to="/shop/$shopId"
            params={{ shopId: show.shop._id }}
            className="flex min-w-0 items-center gap-2 rounded-full text-white"
          >
            <Avatar name={show.shop.name} picture={show.host.picture ?? show.shop.logo} size={36} />
            <span className="min-w-0">
              <span dir="auto" className="own-words block truncate text-14 leading-tight font-semibold">
                {show.shop.name}
              </span>
              <Facts show={show} />
            </span>
          </Link>
          <Follow show={show} />
        </div>
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-0.5">
        {show.explicit ? (
          <span className="me-1 grid min-h-9 place-items-center rounded-full bg-black/45 px-2.5 text-14 font-semibold text-white">
            {t('scheduling.adults')}
          </span>
        ) : null}
        {mark}
        <Link
          to="/"
          aria-label={t('live.leave')}
          className={`-me-2 grid size-11 place-items-center rounded-full text-white hover:bg-white/10 ${closeOn === 'phone' ? 'lg:hidden' : ''}`}
        >
          <X size={22} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

function Facts({ show }: { show: Show }) {
  const t = useT();
  const { number } = useFormat();
  const { data: shop } = useQuery(getRoomShop(show.shop._id));
  const { rating } = show.shop;
  const sold = shop?.soldCount
    ? t('live.soldCount', { count: number(shop.soldCount, { notation: 'compact' }) })
    : null;
  if (rating === null && sold === null) return null;
  return (
    <span className="flex h-[1rem] items-center gap-1 overflow-hidden text-12 whitespace-nowrap text-white/80 figures">
      {rating === null ? null : (
        <span className="truncate">
          <RatingMark value={rating} />
        </span>
      )}
      {sold ? (
        // Beside the viewers of a running show a narrow phone has no room for both.
        <span className={cx('truncate', rating !== null && show.state === 'live' && 'max-[429px]:hidden')}>
          {rating === null ? null : <span aria-hidden="true">· </span>}
          {sold}
        </span>
      ) : null}
    </span>
  );
}

function Follow({ show }: { show: Show }) {
  const t = useT();
  const { data: shop } = useQuery(getRoomShop(show.shop._id));
  const [following, change] = useFavorite('shop', show.shop, shop?.following ?? false);
  if (!change || show.can.host) return null;
  return (
    <Button
      look={following ? 'soft' : 'accent'}
      size={32}
      aria-pressed={following}
      aria-label={t('ui.followShop', { name: show.shop.name })}
      className="shrink-0 !rounded-full max-sm:!px-2.5"
      onClick={() => change(!following)}
    >
      {following ? <Check size={17} aria-hidden="true" /> : t('ui.follow')}
    </Button>
  );
}
