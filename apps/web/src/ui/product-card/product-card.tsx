import type { ProductCard as Product } from '@souk/shared/market/catalog/schema.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { PictureTag } from '../badge/badge.tsx';
import { CountdownRing } from '../countdown/countdown-ring.tsx';
import { countdownWords } from '../countdown/countdown-words.ts';
import { cx } from '../cx.ts';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { RatingMark } from '../star-rating/rating-mark.tsx';
import { cardWords } from './card-words.ts';
import { productTag } from './product-card.model.ts';

export interface ProductCardProps {
  product: Product;
  /** As for img: how wide the card is drawn. */
  sizes?: string;
  priority?: boolean;
  /** The line with shop and rating; left out on the shop's own page. */
  showShop?: boolean;
  /** Words on the picture: a reduction, the last one, offers. */
  tags?: boolean;
  /** In place of a picture that is not there yet. */
  picture?: ReactNode;
  /** In place of a price that is not known yet. */
  price?: ReactNode;
  /** Without it there is no heart. */
  onFavorite?: (favorite: boolean) => void;
  className?: string;
}

/** A product, an auction, or both at once: then a ring sits on the picture, and what one could bid beside the price. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes = cardSizes, priority, showShop = true, tags, onFavorite, className } = props;
  const { lot } = product;
  useWordsToCome(cardWords);
  useWordsToCome(countdownWords);
  return (
    <article className={cx('group relative flex min-w-0 flex-col', className)}>
      <div className="relative">
        {props.picture ?? (
          <Picture
            image={product.image}
            alt=""
            ratio="4/5"
            sizes={sizes}
            priority={priority}
            className="rounded-16"
          />
        )}
        {tags ? <Tag product={product} /> : null}
        {lot?.endsAt ? (
          <span className="absolute end-2 bottom-2 grid size-13 place-items-center rounded-full bg-surface shadow-lift">
            <CountdownRing endsAt={lot.endsAt} size={40} compact />
          </span>
        ) : null}
      </div>
      <h3 dir="auto" className="own-words mt-2.5 truncate text-14 font-medium text-ink-1">
        <Link to="/product/$productId" params={{ productId: product._id }} className="card-link">
          {product.title}
        </Link>
      </h3>
      {props.price ?? <PriceLine product={product} />}
      {showShop ? (
        <p className="mt-1 flex items-center gap-1.5 text-12 text-ink-3">
          <span dir="auto" className="own-words truncate">
            {product.shop.name}
          </span>
          <RatingMark value={product.shop.rating} />
        </p>
      ) : null}
      {onFavorite ? (
        <FavoriteButton
          title={product.title}
          favorite={product.favorite}
          onChange={onFavorite}
          className="!absolute end-2 top-2 z-1"
        />
      ) : null}
    </article>
  );
}

const cardSizes = '(width < 640px) 50vw, (width < 1024px) 33vw, 264px';

function PriceLine({ product }: { product: Product }) {
  const t = useT();
  const { money } = useFormat();
  const { lot } = product;
  return (
    <p className="mt-1 flex items-baseline gap-2">
      {product.listingKind === 'giveaway' ? (
        <span className="text-18 leading-[1.2] font-[560] text-ink-1">{t('ui.giveaway')}</span>
      ) : (
        <Price price={product.price} was={product.was} />
      )}
      {lot ? (
        <span className="truncate text-12 text-ink-2 figures">
          {product.listingKind === 'auction'
            ? t('ui.bids', { count: lot.bidCount })
            : t('ui.orBid', { price: money(lot.nextBid) })}
        </span>
      ) : null}
    </p>
  );
}

function Tag({ product }: { product: Product }) {
  const t = useT();
  const { number } = useFormat();
  const tag = productTag(product);
  if (!tag) return null;
  return (
    <span className="absolute start-2 top-2">
      <PictureTag>
        {tag.kind === 'reduced' ? t('ui.reduced', { percent: number(tag.percent) }) : null}
        {tag.kind === 'last' ? t('ui.lastOne') : null}
        {tag.kind === 'offers' ? t('ui.offers') : null}
        {tag.kind === 'sold-out' ? t('ui.soldOut') : null}
      </PictureTag>
    </span>
  );
}
