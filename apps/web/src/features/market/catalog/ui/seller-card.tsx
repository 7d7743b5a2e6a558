import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { Bookmark, MessageCircle, Radio } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { FollowShopButton } from '@/ui/favorite/cards-with-heart.tsx';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { RatingMark } from '@/ui/star-rating/rating-mark.tsx';

type SellerCardProps = {
  seller: Product['seller'];
  nextShow: Product['nextShow'] /** Null for the seller's own eyes, who follows and asks nobody. */;
  messageTo: string | null;
};

/** Who sells it, and when they are live next. */
export function SellerCard({ seller, nextShow, messageTo }: SellerCardProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <section
      aria-label={t('market.seller')}
      className="overflow-hidden rounded-16 border border-line bg-surface"
    >
      <div className="flex items-center gap-3 p-4 sm:px-5">
        <Avatar name={seller.name} picture={seller.logo} size={48} />
        <div className="min-w-0 grow">
          <h2 className="flex items-center gap-1.5 text-16 font-semibold">
            <Link
              to="/shop/$shopId"
              params={{ shopId: seller._id }}
              className="touch-44 min-w-0 rounded-6 hover:underline"
            >
              {seller.name}
            </Link>
            {seller.verified ? <VerifiedMark size={15} /> : null}
          </h2>
          {/* One line: what does not fit in it is left out, the city first. */}
          <p className="flex h-5.5 flex-wrap items-center gap-x-1.5 overflow-hidden text-14/5.5 text-ink-2">
            <RatingMark value={seller.rating} />
            <span className="figures">
              {seller.rating === null ? null : <span aria-hidden="true">· </span>}
              {t('market.followers', { count: seller.followerCount, shown: number(seller.followerCount) })}
            </span>
            {seller.city ? <span className="max-sm:hidden">· {seller.city}</span> : null}
          </p>
        </div>
        {messageTo ? (
          <ButtonLink
            to="/messaging/$userId"
            params={{ userId: messageTo }}
            aria-label={t('market.message')}
            className="!w-10 !rounded-full !px-0 max-sm:hidden"
          >
            <MessageCircle size={18} aria-hidden="true" />
          </ButtonLink>
        ) : null}
        {messageTo ? <FollowShopButton shop={seller} size={40} /> : null}
      </div>
      {nextShow ? <NextShow show={nextShow} /> : null}
    </section>
  );
}

function NextShow({ show }: { show: ShowCard }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const [reminded, change] = useFavorite('show', { _id: show._id, name: show.title }, show.reminded);
  const live = show.state === 'live';
  return (
    <div className="flex items-center gap-3 bg-accent-soft px-4 py-3 sm:px-5">
      {live ? <LiveBadge /> : <Radio size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />}
      <p className="min-w-0 grow">
        <Link
          to="/live/$roomId"
          params={{ roomId: show._id }}
          className="block truncate rounded-6 text-14 font-semibold hover:underline"
        >
          {live ? show.title : t('market.liveAt', { time: dayAndTime(show.startsAt, { inSentence: true }) })}
        </Link>
        <span className="block truncate text-12 text-ink-2">
          {live ? t('market.watchingNow', { count: show.viewerCount }) : show.title}
        </span>
      </p>
      {live ? (
        <ButtonLink to="/live/$roomId" params={{ roomId: show._id }}>
          {t('market.watch')}
        </ButtonLink>
      ) : change ? (
        <Button
          aria-pressed={reminded}
          onClick={() => change(!reminded)}
          icon={
            <Bookmark
              size={17}
              aria-hidden="true"
              className={reminded ? 'fill-accent text-accent-outline' : ''}
            />
          }
          className="!border-transparent"
        >
          {reminded ? t('market.reminded') : t('market.remind')}
        </Button>
      ) : null}
    </div>
  );
}
