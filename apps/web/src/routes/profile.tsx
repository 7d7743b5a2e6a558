import type { PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lookMenuId } from '@/app/layout/look-menu.tsx';
import { defineScreen } from '@/app/screen.ts';
import { getUser } from '@/features/identity/accounts/api/get-user.ts';
import { ProfilePage } from '@/features/identity/accounts/ui/profile-page.tsx';
import { FollowButton } from '@/features/identity/people/ui/follow-button.tsx';
import { FollowCounts } from '@/features/identity/people/ui/follow-counts.tsx';
import { PersonMenu } from '@/features/identity/people/ui/person-menu.tsx';
import { UnblockButton } from '@/features/identity/people/ui/unblock-button.tsx';
import { getProducts } from '@/features/market/catalog/api/get-products.ts';
import { noFilters } from '@/features/market/catalog/model/filters.ts';
import { countFavorites } from '@/features/market/favorites/api/get-favorites.ts';
import { FavoritesProvider } from '@/features/market/favorites/ui/favorites-provider.tsx';
import { FollowedShops } from '@/features/market/favorites/ui/followed-shops.tsx';
import { WrittenReviews } from '@/features/market/reviews/ui/written-reviews.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore, useSession } from '@/platform/session/session.store.ts';
import { useSignedInFirst } from '@/platform/session/use-signed-in-first.ts';
import { productGrid } from '@/ui/endless-list/grids.ts';
import { ProductCardWithHeart, ShopCardToFollow } from '@/ui/favorite/cards-with-heart.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

const ReportDialog = lazyPart(
  async () => (await import('@/features/desk/reports/ui/report-dialog.tsx')).ReportDialog,
);

export const screen = defineScreen({
  path: '/profile/$userId',
  load: async ({ params, queryClient }) => {
    const own = sessionStore.getState().user?._id === params.userId;
    const [user] = await Promise.all([
      queryClient.ensureQueryData(getUser(params.userId)),
      own ? queryClient.ensureQueryData(countFavorites()) : undefined,
    ]);
    return user;
  },
  head: ({ data, t }) => ({
    title: data?.name ?? t('screen.profile'),
    description: data?.bio || t('screen.profile'),
    noindex: true,
  }),
  component: ProfileScreen,
});

function ProfileScreen({ params }: { params: { userId: string } }) {
  const { data: user } = useSuspenseQuery(getUser(params.userId));
  const own = useSession((session) => session.user?._id === user._id);
  const signedInFirst = useSignedInFirst();
  const [reporting, setReporting] = useState(false);
  return (
    <FavoritesProvider>
      <ProfilePage
        user={user}
        own={own}
        counts={own ? <OwnFollowCounts person={user} /> : <FollowCounts person={user} />}
        follow={<FollowButton person={user} className="max-sm:grow" />}
        menu={<PersonMenu person={user} onReport={() => signedInFirst(() => setReporting(true))} />}
        unblock={<UnblockButton person={user} />}
        shop={user.shopId ? <TheirShop shopId={user.shopId._id} /> : null}
        reviews={(empty) => <WrittenReviews userId={user._id} empty={empty} />}
        lookMenu={lookMenuId}
      />
      {reporting ? (
        <Suspense fallback={null}>
          <ReportDialog
            target={{ kind: 'person', _id: user._id }}
            name={user.name}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      ) : null}
    </FavoritesProvider>
  );
}

function OwnFollowCounts({ person }: { person: PublicUser }) {
  const { data: favorites } = useQuery(countFavorites());
  return <FollowCounts person={person} shops={{ count: favorites?.shop ?? 0, list: <FollowedShops /> }} />;
}

function TheirShop({ shopId }: { shopId: string }) {
  const t = useT();
  const { data: shop } = useQuery(getShop(shopId));
  const { data } = useInfiniteQuery(getProducts({ shop: shopId }, noFilters));
  if (!shop) return null;
  const products = data?.pages[0]?.items.slice(0, 8) ?? [];
  return (
    <section className="mt-12 grid items-start gap-6 lg:grid-cols-[292px_minmax(0,1fr)]">
      <div>
        <SectionHeader title={t('account.theirShop')} className="lg:[&_h2]:text-22" />
        <ShopCardToFollow shop={shop} />
      </div>
      {products.length > 0 ? (
        <div>
          <SectionHeader
            title={t('account.fromTheShop')}
            className="lg:[&_h2]:text-22"
            all={{ to: '/shop/$shopId', params: { shopId } }}
          />
          <div className={productGrid}>
            {products.map((product) => (
              <ProductCardWithHeart key={product._id} product={product} showShop={false} />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
