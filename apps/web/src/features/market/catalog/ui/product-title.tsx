import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { StarRating } from '@/ui/star-rating/star-rating.tsx';

/** Whose it is, what it is, and what buyers think of it. */
export function ProductTitle({ product }: { product: Product }) {
  const t = useT();
  const { number } = useFormat();
  const { seller } = product;
  return (
    <header>
      <Link
        to="/shop/$shopId"
        params={{ shopId: seller._id }}
        className="touch-44 inline-flex items-center gap-2 rounded-8 text-14 font-medium text-ink-1 hover:underline"
      >
        <Avatar name={seller.name} picture={seller.logo} size={24} />
        {seller.name}
        {seller.verified ? <VerifiedMark /> : null}
      </Link>
      <h1 className="display mt-2 text-28 sm:text-36">{product.title}</h1>
      <p className="mt-2.5 flex min-h-6 flex-wrap items-center gap-x-2 text-14 text-ink-2">
        {product.rating === null ? (
          <span>{t('market.noReviewsYet')}</span>
        ) : (
          <a href="#reviews" className="touch-44 rounded-6 hover:underline">
            <StarRating value={product.rating} figure reviews={product.reviewCount} />
          </a>
        )}
        {product.soldCount > 0 ? (
          <>
            <span aria-hidden="true">·</span>
            <span className="figures">{t('market.sold', { count: number(product.soldCount) })}</span>
          </>
        ) : null}
      </p>
    </header>
  );
}
