import { useT } from '@/platform/i18n/index.ts';
import { ForSaleLine, type ForSaleRowProps } from './for-sale-row.tsx';

/** What was held up at the moment of a replay that is shown; where that is low or its letters are large, it stands in the list alone. */
export function PinnedThen({ product, onBuy }: ForSaleRowProps) {
  const t = useT();
  return (
    <section
      aria-label={t('roomList.pinned')}
      className="mb-2 flex max-w-110 shrink-0 items-center gap-3 overflow-hidden rounded-16 bg-surface/96 px-2 pe-3 max-lg:max-h-[calc((62dvh-24rem)*99)] [&>*]:my-2"
    >
      <ForSaleLine product={product} onBuy={onBuy} look="accent" />
    </section>
  );
}
