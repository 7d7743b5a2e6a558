import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { getSoldOfProduct } from '../api/auction-lists.ts';
import { SoldRow } from './sold-list.tsx';

const SHOWN = 3;

/** What a product was sold for before, on its page; nothing where it never was. */
export function SoldBefore({ productId }: { productId: string }) {
  const t = useT();
  const sold = useInfiniteQuery(getSoldOfProduct(productId)).data?.pages[0]?.items ?? [];
  if (sold.length === 0) return null;
  return (
    <section>
      <SectionHeader
        title={t('auctions.soldBefore')}
        {...(sold.length > SHOWN
          ? { all: { to: '/product/$productId/sold', params: { productId } } as const }
          : {})}
      />
      <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {sold.slice(0, SHOWN).map((one) => (
          <SoldRow key={one.lotId} sold={one} />
        ))}
      </div>
    </section>
  );
}
