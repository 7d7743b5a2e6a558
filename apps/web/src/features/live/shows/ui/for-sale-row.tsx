import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';

interface ForSaleRowProps {
  product: ProductCard;
  onBuy: () => void;
}

/** One thing a room sells at its price: what it is, what it costs, and the way to it. */
export function ForSaleRow({ product, onBuy }: ForSaleRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-14 p-2">
      <ForSaleLine product={product} onBuy={onBuy} look="soft" />
    </li>
  );
}

/**
 * What the host holds up, above everything one can do about the lot. Where letters are large or the window is low, the bid
 * button and the chat need its place; it stands in the list as well.
 */
export function PinnedProduct({ product, onBuy }: ForSaleRowProps) {
  const t = useT();
  return (
    <section
      aria-label={t('roomList.pinned')}
      className="mx-3 mb-2 flex shrink-0 items-center gap-3 rounded-20 border border-accent-outline bg-surface/96 p-2 pe-3 [@container_room_(height<40rem)]:hidden lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-transparent lg:px-4 lg:py-3"
    >
      <ForSaleLine product={product} onBuy={onBuy} look="accent" />
    </section>
  );
}

function ForSaleLine({ product, onBuy, look }: ForSaleRowProps & { look: 'soft' | 'accent' }) {
  const t = useT();
  const { title, image, price, was, available } = product;
  return (
    <>
      <Picture image={image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-14 font-medium text-ink-1">
          {title}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2 figures">
          <Price price={price} was={was} className="[&>span]:text-14" />
          {available > 0 && available < 10 ? t('market.left', { count: available }) : null}
        </p>
      </div>
      <Button look={look} size={40} disabled={available < 1} className="shrink-0" onClick={onBuy}>
        {t(available < 1 ? 'market.soldOut' : 'roomList.buy')}
        <span className="sr-only"> {title}</span>
      </Button>
    </>
  );
}
