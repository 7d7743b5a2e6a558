import type { ProductCard as Product } from '@souk/shared/market/catalog/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { CountdownRing } from '../countdown/countdown-ring.tsx';
import { cx } from '../cx.ts';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';

interface EndingCardProps {
  product: Product;
  onFavorite?: (favorite: boolean) => void;
  className?: string;
}

/** The auction that ends first, twice as wide: picture, ring, price and the next bid. */
export function EndingCard({ product, onFavorite, className }: EndingCardProps) {
  const t = useT();
  const { money } = useFormat();
  const { lot } = product;
  if (!lot) return null;
  return (
    <article
      className={cx(
        'relative grid grid-cols-[1fr_1fr] overflow-hidden [--card-focus:-2px] rounded-20 border border-line bg-surface sm:grid-cols-[57fr_43fr]',
        className,
      )}
    >
      <div className="relative min-h-65">
        <Picture
          image={product.image}
          alt=""
          ratio="1/1"
          // As high as the card, it is cut at its sides.
          sizes="(width < 640px) 70vw, 280px"
          className="!absolute inset-0 h-full !aspect-auto"
        />
      </div>
      <div className="flex min-w-0 flex-col p-4 sm:p-5">
        {lot.endsAt ? <CountdownRing endsAt={lot.endsAt} size={68} /> : null}
        <h3 className="mt-3.5 line-clamp-3 text-16 leading-[1.3] font-semibold text-ink-1">
          <Link to="/product/$productId" params={{ productId: product._id }} className="card-link">
            {product.title}
          </Link>
        </h3>
        <p dir="auto" className="own-words mt-0.5 truncate text-12 text-ink-2">
          {product.shop.name}
        </p>
        <div className="mt-auto pt-4">
          <p className="text-13 text-ink-2">{t('ui.currentBid', { count: lot.bidCount })}</p>
          <Price price={lot.price} size="panel" />
          <p
            className={cx(
              'min-h-4.5 text-12 font-semibold',
              lot.reserve === 'met' ? 'text-won-text' : 'text-ink-3',
            )}
          >
            {lot.reserve === 'met'
              ? t('ui.reserveMet')
              : lot.reserve === 'not-met'
                ? t('ui.reserveNotMet')
                : null}
          </p>
          <ButtonLink
            to="/product/$productId"
            params={{ productId: product._id }}
            look="accent"
            size={44}
            block
            className="z-1 mt-3"
          >
            {t('ui.bid', { price: money(lot.nextBid) })}
          </ButtonLink>
        </div>
      </div>
      {onFavorite ? (
        <FavoriteButton
          title={product.title}
          favorite={product.favorite}
          onChange={onFavorite}
          className="!absolute start-3 top-3 z-1"
        />
      ) : null}
    </article>
  );
}
