import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { ShoppingBag } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';

export interface ForSaleRowProps {
  product: ProductCard;
  /** Null for who sells it. */
  onBuy: (() => void) | null;
}

interface ForSaleRowMore {
  /** What is said of it besides. */
  note?: string;
  /** Makes its name a button. */
  onChoose?: (() => void) | undefined;
  chosen?: boolean;
}

/** One thing a room sells at its price: what it is, what it costs, and the way to it. */
export function ForSaleRow({
  product,
  onBuy,
  note = '',
  onChoose,
  chosen,
}: ForSaleRowProps & ForSaleRowMore) {
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 rounded-14 p-2',
        chosen ? 'bg-accent-soft' : onChoose && 'hover:bg-hover',
      )}
    >
      <ForSaleLine {...{ product, onBuy, note, onChoose, chosen }} look="soft" />
    </li>
  );
}

/**
 * What the host holds up, above everything one can do about the lot. Where letters are large or the window is low, and
 * on a phone beside a poll or a giveaway, the picture and the chat need its place: there it is a round button under the thumb.
 */
export function PinnedProduct({ product, onBuy, note }: ForSaleRowProps & Pick<ForSaleRowMore, 'note'>) {
  const t = useT();
  return (
    <section
      aria-label={t('roomList.pinned')}
      className="mx-3 mb-2 flex shrink-0 items-center gap-3 rounded-20 border border-accent-outline bg-surface/96 p-2 pe-3 [@container_room_(height<40rem)]:hidden max-lg:group-has-[[data-cards]>section~section]/column:hidden lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-transparent lg:px-4 lg:py-3"
    >
      <ForSaleLine {...{ product, onBuy, note }} look="accent" />
    </section>
  );
}

/** The same where there is no room for a card. */
export function PinnedButton({ product, onBuy }: ForSaleRowProps) {
  const t = useT();
  const { title, image, available } = product;
  return onBuy === null ? null : (
    <button
      type="button"
      disabled={available < 1}
      onClick={onBuy}
      aria-label={`${t('roomList.pinned')}: ${t('roomList.buy')} ${title}`}
      className="relative hidden size-11 shrink-0 rounded-full ring-2 ring-accent focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-white disabled:opacity-60 max-lg:group-has-[[data-cards]>section~section]/column:block [@container_room_(height<40rem)]:block"
    >
      <Picture image={image} alt="" ratio="1/1" sizes="44px" className="rounded-full" />
      <span className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
        <ShoppingBag size={12} aria-hidden="true" />
      </span>
    </button>
  );
}

interface ForSaleLineProps extends ForSaleRowProps, ForSaleRowMore {
  look: 'soft' | 'accent';
}

export function ForSaleLine({ product, onBuy, look, note, onChoose, chosen }: ForSaleLineProps) {
  const t = useT();
  const { title, image, price, was, available, acceptsOffers } = product;
  return (
    <>
      <Picture image={image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-14 font-medium text-ink-1">
          {onChoose ? (
            <button
              type="button"
              aria-current={chosen || undefined}
              onClick={onChoose}
              className="max-w-full truncate text-start after:absolute after:inset-0 after:rounded-14 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink-1"
            >
              {title}
            </button>
          ) : (
            title
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2 figures">
          <Price price={price} was={was} className="[&>span]:text-14" />
          {available > 0 && available < 10 ? t('market.left', { count: available }) : null}
          {acceptsOffers && onBuy ? <span>{t('market.takesOffers')}</span> : null}
        </p>
        {note ? <p className="mt-0.5 line-clamp-2 text-12 text-ink-2 figures wrap-anywhere">{note}</p> : null}
      </div>
      {onBuy ? (
        <Button
          look={look}
          size={40}
          disabled={available < 1}
          className="relative z-1 shrink-0"
          onClick={onBuy}
        >
          {t(available < 1 ? 'market.soldOut' : 'roomList.buy')}
          <span className="sr-only"> {title}</span>
        </Button>
      ) : null}
    </>
  );
}
