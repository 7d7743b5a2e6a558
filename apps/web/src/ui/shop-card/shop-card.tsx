import type { ShopCard as Shop } from '@souk/shared/market/shops/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { VerifiedMark } from '../badge/verified-mark.tsx';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { MarketStall } from '../empty-state/market-stall.tsx';
import { Picture } from '../picture/picture.tsx';
import { RatingMark } from '../star-rating/rating-mark.tsx';

interface ShopCardProps {
  shop: Shop;
  onFollow?: (following: boolean) => void;
  className?: string;
}

/** A shop by three of its pieces. */
export function ShopCard({ shop, onFollow, className }: ShopCardProps) {
  return (
    <article
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden [--card-focus:-2px] rounded-16 border border-line bg-surface',
        className,
      )}
    >
      <Shelf shop={shop} />
      <div className="flex flex-wrap items-center gap-2.5 px-3 py-3">
        <Avatar name={shop.name} picture={shop.logo} size={40} />
        <div className="min-w-0 grow basis-[6rem]">
          <h3 className="flex items-center gap-1.5 text-14 font-semibold text-ink-1">
            <Link to="/shop/$shopId" params={{ shopId: shop._id }} className="card-link truncate">
              {shop.name}
            </Link>
            {shop.verified ? <VerifiedMark /> : null}
          </h3>
          <ShopFacts shop={shop} />
        </div>
        {onFollow ? <FollowButton shop={shop} onFollow={onFollow} /> : null}
      </div>
    </article>
  );
}

/** Three pieces, one of them large; before there are three, one, and before there is any the stall. */
function Shelf({ shop }: Pick<ShopCardProps, 'shop'>) {
  const [first = shop.logo, second, third] = shop.pictures;
  const square = '!absolute inset-0 h-full !aspect-auto';
  if (!first)
    return (
      <span className="grid aspect-[292/200] place-items-center bg-fill">
        <MarketStall width={96} />
      </span>
    );
  if (!second || !third)
    return <Picture image={first} alt="" ratio="292/200" sizes="(width < 640px) 88vw, 292px" />;
  return (
    <div className="grid aspect-[292/200] grid-cols-[2fr_1fr] grid-rows-2 gap-0.5">
      <span className="relative row-span-2">
        <Picture image={first} alt="" ratio="1/1" sizes="(width < 640px) 58vw, 200px" className={square} />
      </span>
      {[second, third].map((image) => (
        <span key={image._id} className="relative">
          <Picture image={image} alt="" ratio="1/1" sizes="(width < 640px) 29vw, 98px" className={square} />
        </span>
      ))}
    </div>
  );
}

function ShopFacts({ shop }: { shop: Shop }) {
  const t = useT();
  return (
    <p className="flex items-center gap-1 text-12 whitespace-nowrap text-ink-2">
      <RatingMark value={shop.rating} />
      {shop.rating === null ? null : <span aria-hidden="true">·</span>}
      <span className="truncate">
        {shop.reviewCount > 0
          ? t('ui.reviews', { count: shop.reviewCount })
          : t('ui.followers', { count: shop.followerCount })}
      </span>
    </p>
  );
}

interface FollowButtonProps {
  shop: Pick<Shop, 'name' | 'following'>;
  onFollow: (following: boolean) => void;
  size?: 32 | 40;
}

export function FollowButton({ shop, onFollow, size = 32 }: FollowButtonProps) {
  const t = useT();
  return (
    <Button
      look={shop.following ? 'on' : 'outline'}
      size={size}
      aria-pressed={shop.following}
      aria-label={
        shop.following ? t('ui.followingShop', { name: shop.name }) : t('ui.followShop', { name: shop.name })
      }
      onClick={() => onFollow(!shop.following)}
      className="z-1 shrink-0"
    >
      {shop.following ? t('ui.following') : t('ui.follow')}
    </Button>
  );
}
