import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@/platform/i18n/index.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { LiveBadge, ViewerCount } from '../badge/badge.tsx';
import { VerifiedMark } from '../badge/verified-mark.tsx';
import { CountdownRing } from '../countdown/countdown-ring.tsx';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';

export interface ShowCardProps {
  show: ShowCard;
  priority?: boolean;
  className?: string;
}

export const showCardSizes = '(width < 640px) 62vw, 224px';

/** A show on air: 9:16, who sells, how many watch, and the lot under the hammer. */
export function LiveShowCard({ show, priority, className }: ShowCardProps) {
  return (
    <article className={cx('relative min-w-0', className)}>
      <div className="relative overflow-hidden rounded-20">
        <Picture image={show.cover} alt="" ratio="9/16" sizes={showCardSizes} priority={priority} />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-black/30 via-transparent via-20% to-black/35"
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
          <LiveBadge />
          <ViewerCount count={show.viewerCount} />
        </div>
        {show.currentLot ? (
          <LotStrip lot={show.currentLot} className="absolute inset-x-3 bottom-3 min-h-14 bg-black/68" />
        ) : null}
      </div>
      <ShowWords show={show} />
    </article>
  );
}

/** The lot under the hammer, over a show's picture. */
export function LotStrip({
  lot,
  className,
}: {
  lot: NonNullable<ShowCard['currentLot']>;
  className: string;
}) {
  const { money } = useFormat();
  return (
    <div className={cx('flex items-center gap-2 rounded-14 ps-3 pe-2.5 text-white', className)}>
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-12 text-white/90">
          {lot.title}
        </p>
        <p className="text-18 leading-tight font-semibold figures">{money(lot.price)}</p>
      </div>
      {lot.endsAt ? (
        <CountdownRing
          endsAt={lot.endsAt}
          kind="show"
          size={36}
          onDark
          durationSeconds={lot.durationSeconds}
        />
      ) : null}
    </div>
  );
}

/** Below the picture: the seller's face, the title, the shop. */
export function ShowWords({ show }: { show: ShowCard }) {
  return (
    <div className="mt-2.5 flex gap-2.5">
      <Avatar name={show.host.name} picture={show.host.picture} size={36} />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-14 leading-[1.3] font-semibold text-ink-1">
          <Link to="/live/$roomId" params={{ roomId: show._id }} className="card-link">
            {show.title}
          </Link>
        </h3>
        <p className="mt-0.5 flex items-center gap-1 text-12 text-ink-2">
          <span dir="auto" className="own-words truncate">
            {show.shop.name}
          </span>
          {show.shop.verified ? <VerifiedMark /> : null}
        </p>
      </div>
    </div>
  );
}
