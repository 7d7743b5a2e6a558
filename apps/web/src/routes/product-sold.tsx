import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getSoldOfProduct } from '@/features/live/auction-lists/api/auction-lists.ts';
import { SoldList } from '@/features/live/auction-lists/ui/sold-list.tsx';
import { getProduct } from '@/features/market/catalog/api/get-product.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

type Path = '/product/$productId/sold';

export const screen = defineScreen({
  path: '/product/$productId/sold',
  load: async ({ queryClient, params: { productId } }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(getProduct(productId)),
      queryClient.ensureInfiniteQueryData(getSoldOfProduct(productId)),
    ]);
    return product;
  },
  head: ({ t, data: { title } }) => ({ title: t('auctions.pricesOf', { name: title }), noindex: true }),
  component: ProductSoldScreen,
});

function ProductSoldScreen({ params: { productId } }: ScreenProps<Path>) {
  const t = useT();
  const { data: product } = useSuspenseQuery(getProduct(productId));
  const sold = useInfiniteQuery(getSoldOfProduct(productId));
  const toProduct = { to: '/product/$productId' as const, params: { productId: product._id } };
  return (
    <>
      <header className="pb-5 sm:pt-2">
        <Breadcrumb
          crumbs={[{ label: product.title, link: toProduct }, { label: t('auctions.soldPrices') }]}
        />
        <h1 dir="auto" className="mt-1 own-words display text-28 sm:text-36">
          {t('auctions.pricesOf', { name: product.title })}
        </h1>
        <p className="mt-1 text-14 text-ink-2">{t('auctions.pricesNote')}</p>
      </header>
      <SoldList
        query={sold}
        empty={
          <EmptyState
            title={t('auctions.noPrices')}
            note={t('auctions.noPricesNote')}
            action={<ButtonLink {...toProduct}>{t('auctions.toProduct')}</ButtonLink>}
          />
        }
      />
    </>
  );
}
