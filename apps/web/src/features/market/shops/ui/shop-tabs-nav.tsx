import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { type ShopTab, tabsFor } from '../model/shop-tabs.ts';

interface ShopTabsNavProps {
  shop: Shop;
  shopId: string;
  tab: ShopTab;
  own: boolean;
}

export function ShopTabsNav({ shop, shopId, tab, own }: ShopTabsNavProps) {
  const t = useT();
  const counts: Partial<Record<ShopTab, number>> = {
    // Of a shop that is not open nothing of these is shown.
    ...(shop.status === 'open' ? shop.counts : {}),
    reviews: shop.reviewCount,
  };
  return (
    <LinkTabs
      label={shop.name}
      tabs={tabsFor(own).map((key) => {
        const count = counts[key];
        return {
          key,
          label: t(`market.shopTab.${key}`),
          active: key === tab,
          link: {
            to: '/shop/$shopId',
            params: { shopId },
            search: key === 'products' ? {} : { tab: key },
            resetScroll: false,
          },
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
}
