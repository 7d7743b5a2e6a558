import { defineScreen } from '@/app/screen.ts';
import { ShopOffers } from '@/features/market/offers/ui/shop-offers.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export const screen = defineScreen({
  path: '/sell/offers',
  head: ({ t }) => ({ title: t('market.shopTab.offers'), noindex: true }),
  component: SellOffersScreen,
});

function SellOffersScreen() {
  const t = useT();
  const shopId = useSession((session) => session.user?.shopId?._id);
  if (!shopId) return null;
  return (
    <>
      <PageHeader title={t('market.shopTab.offers')} className="mb-6" />
      <ShopOffers shopId={shopId} />
    </>
  );
}
