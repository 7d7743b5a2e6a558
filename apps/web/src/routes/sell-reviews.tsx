import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { ReportButton } from '@/features/desk/reports/ui/report-button.tsx';
import { ShopReviews } from '@/features/market/reviews/ui/shop-reviews.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export const screen = defineScreen({
  path: '/sell/reviews',
  head: ({ t }) => ({ title: t('market.shopTab.reviews'), noindex: true }),
  component: SellReviewsScreen,
});

function SellReviewsScreen() {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? <Reviews shopId={shopId} /> : null;
}

function Reviews({ shopId }: { shopId: string }) {
  const t = useT();
  const { data: shop } = useQuery(getShop(shopId));
  return (
    <>
      <PageHeader title={t('market.shopTab.reviews')} className="mb-6" />
      <ShopReviews
        shopId={shopId}
        shopName={shop?.name ?? ''}
        report={({ _id, body, author }) => (
          <ReportButton target={{ kind: 'review', _id }} name={body || author.name} />
        )}
      />
    </>
  );
}
