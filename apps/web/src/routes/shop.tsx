import { plainTextOf } from '@souk/shared/rich-text/plain.ts';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { asItCame } from '@/app/as-it-came.ts';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { ReportButton } from '@/features/desk/reports/ui/report-button.tsx';
import { ShopClips } from '@/features/live/clips/ui/shop-clips.tsx';
import { getProducts } from '@/features/market/catalog/api/get-products.ts';
import { filtersOf, queryOf } from '@/features/market/catalog/model/filters.ts';
import { ShopProducts } from '@/features/market/catalog/ui/shop-products.tsx';
import { getEvents } from '@/features/market/events/api/get-events.ts';
import { AllEvents } from '@/features/market/events/ui/all-events.tsx';
import { getReviews } from '@/features/market/reviews/api/get-reviews.ts';
import { ShopReviews, WhatBuyersSay } from '@/features/market/reviews/ui/shop-reviews.tsx';
import { getShippingProfiles } from '@/features/market/shipping/api/profiles.ts';
import { shipsSomewhere } from '@/features/market/shipping/model/ships-somewhere.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { getShopShows } from '@/features/market/shops/api/get-shop-shows.ts';
import { shopTabOf } from '@/features/market/shops/model/shop-tabs.ts';
import { BareShelf } from '@/features/market/shops/ui/bare-shelf.tsx';
import { ClosedShelf } from '@/features/market/shops/ui/closed-shelf.tsx';
import { OnNow } from '@/features/market/shops/ui/on-now.tsx';
import { OwnerStart } from '@/features/market/shops/ui/owner-start.tsx';
import { ShopAbout } from '@/features/market/shops/ui/shop-about.tsx';
import { ShopFront } from '@/features/market/shops/ui/shop-front.tsx';
import { ShopShows } from '@/features/market/shops/ui/shop-shows.tsx';
import { ShopStanding } from '@/features/market/shops/ui/shop-standing.tsx';
import { ShopTabsNav } from '@/features/market/shops/ui/shop-tabs-nav.tsx';
import { getCancelRate } from '@/features/money/orders/api/get-cancel-rate.ts';
import { CancelRateNotice } from '@/features/money/orders/ui/cancel-rate-notice.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { ratingData } from '@/platform/seo/structured-data.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { fallbackUrl, srcSetOf } from '@/ui/picture/picture.model.ts';

type Path = '/shop/$shopId';
const ShopOffers = lazyPart(
  async () => (await import('@/features/market/offers/ui/shop-offers.tsx')).ShopOffers,
);

export const screen = defineScreen({
  path: '/shop/$shopId',
  load: async ({ queryClient, params: { shopId }, search }) => {
    const shop = await queryClient.ensureQueryData(getShop(shopId));
    const tab = shopTabOf(search.tab);
    const listing = { shop: shop._id };
    const before = queryClient.getQueriesData({ queryKey: ['products', listing] });
    const shelf = queryClient.prefetchInfiniteQuery({
      ...getProducts(listing, shelfOf(filtersOf(search))),
      ...asItCame,
    });
    // A chip shows the shelf before it until its own has come.
    const needed = tab === 'products' && before.length === 0 ? [shelf] : [];
    await Promise.all([
      ...needed,
      queryClient.prefetchQuery({ ...getShopShows(shop._id), ...asItCame }),
      queryClient.prefetchQuery({ ...getCancelRate(shop._id), ...asItCame }),
      queryClient.prefetchInfiniteQuery({ ...getEvents({ shop: shop._id }), ...asItCame }),
      queryClient.prefetchInfiniteQuery({ ...getReviews({ kind: 'shops', id: shop._id }), ...asItCame }),
    ]);
    return shop;
  },
  head: ({ t, data: shop }) => ({
    title: shop.name,
    description: plainTextOf(shop.story).slice(0, 200) || t('market.shopDescription', { name: shop.name }),
    ...(shop.banner
      ? {
          image: { url: fallbackUrl(shop.banner), alt: shop.banner.alt },
          preload: {
            href: fallbackUrl(shop.banner),
            srcSet: srcSetOf(shop.banner, 'avif'),
            sizes: '(width < 640px) 100vw, 1312px',
            type: 'image/avif',
          },
        }
      : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Store',
      name: shop.name,
      description: plainTextOf(shop.story),
      ...(shop.city
        ? { address: { '@type': 'PostalAddress', addressLocality: shop.city, addressCountry: shop.country } }
        : {}),
      ...ratingData(shop.rating, shop.reviewCount),
    },
  }),
  component: ShopScreen,
});

function ShopScreen({ params: { shopId }, search }: ScreenProps<Path>) {
  const t = useT();
  const navigate = useNavigate();
  const step = useFilterStep();
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  const shows = useQuery(getShopShows(shop._id));
  const events = useInfiniteQuery(getEvents({ shop: shop._id }));
  const own = useSession((session) => session.user?.shopId?._id === shop._id);
  const open = shop.status === 'open';
  const tab = shopTabOf(search.tab, own);
  const shipping = useQuery({ ...getShippingProfiles(shop._id), enabled: own });
  return (
    <>
      <div className="pt-4 empty:hidden">
        <ShopStanding shop={shop} own={own} />
        {open ? <CancelRateNotice shopId={shop._id} /> : null}
      </div>
      <ShopFront shop={shop} />
      {own && open && shipping.data ? (
        <OwnerStart
          shop={shop}
          ships={shipsSomewhere(shipping.data)}
          note={t('shopEdit.startNote')}
          className="mt-5 sm:mt-6"
        />
      ) : null}
      <OnNow shows={shows.data?.items ?? []} events={events.data?.pages[0]?.items ?? []} />
      <div className="mt-5 mb-5 sm:mt-7">
        <ShopTabsNav shop={shop} shopId={shopId} tab={tab} own={own} />
      </div>
      {tab === 'products' ? (
        <>
          {!open ? (
            <ClosedShelf shop={shop} own={own} />
          ) : own && shop.counts.products === 0 ? (
            <BareShelf shopId={shop._id} />
          ) : (
            <ShopProducts
              shopId={shop._id}
              filters={filtersOf(search)}
              onChange={(filters) =>
                void navigate({
                  to: '/shop/$shopId',
                  params: { shopId },
                  search: queryOf(filters),
                  ...step(queryOf(filters)),
                })
              }
            />
          )}
          <div className="mt-12 sm:mt-16">
            <WhatBuyersSay shopId={shop._id} />
          </div>
        </>
      ) : null}
      {tab === 'shows' ? (
        <>
          <ShopShows shopId={shop._id} />
          <ShopClips shopId={shop._id} />
        </>
      ) : null}
      {tab === 'events' ? (
        <>
          <p className="mb-5 flex justify-end">
            <ButtonLink to="/event/$shopId" params={{ shopId: shop._id }}>
              {t('market.byMonth')}
            </ButtonLink>
          </p>
          <AllEvents shopId={shop._id} />
        </>
      ) : null}
      {tab === 'reviews' ? (
        <ShopReviews
          shopId={shop._id}
          shopName={shop.name}
          report={({ _id, body, author }) => (
            <ReportButton target={{ kind: 'review', _id }} name={body || author.name} />
          )}
        />
      ) : null}
      {tab === 'about' ? (
        <>
          <ShopAbout shop={shop} />
          {own ? null : (
            <p className="-ms-3 mt-6">
              <ReportButton target={{ kind: 'shop', _id: shop._id }} name={shop.name} />
            </p>
          )}
        </>
      ) : null}
      {tab === 'offers' ? (
        <Suspense fallback={null}>
          <ShopOffers shopId={shop._id} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A shop shows its newest first unless asked otherwise. */
function shelfOf(filters: ReturnType<typeof filtersOf>) {
  return { ...filters, sort: filters.sort ?? ('newest' as const) };
}
