import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ShopCardToFollow } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function ShopsToFollow({ shops }: { shops: ShopCard[] }) {
  const t = useT();
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby="shops-to-follow">
      <SectionHeader
        id="shops-to-follow"
        title={t('landing.shops')}
        all={{ to: '/search/$keyword', params: { keyword: '*' }, search: { tab: 'shops' } }}
      />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:px-0 xl:grid-cols-4">
        {shops.slice(0, 4).map((shop) => (
          <li key={shop._id} className="w-[80vw] max-w-77.5 shrink-0 snap-start sm:w-auto sm:max-w-none">
            <ShopCardToFollow shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  );
}
