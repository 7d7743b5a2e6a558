import type { LowStockItem } from '@souk/shared/desk/seller-home/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getSellerHome } from '@/features/desk/seller-home/api/get-seller-home.ts';
import { HomePage } from '@/features/desk/seller-home/ui/home-page.tsx';
import { SellPageSkeleton } from '@/features/desk/seller-home/ui/sell-skeleton.tsx';
import { setStock } from '@/features/market/catalog/edit/api/own-products.ts';
import { getShippingProfiles } from '@/features/market/shipping/api/profiles.ts';
import { shipsSomewhere } from '@/features/market/shipping/model/ships-somewhere.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { startSteps } from '@/features/market/shops/model/start-steps.ts';
import { OwnerStart } from '@/features/market/shops/ui/owner-start.tsx';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';

export const screen = defineScreen({
  path: '/sell',
  head: ({ t }) => ({ title: t('sell.nav'), noindex: true }),
  component: SellHomeScreen,
});

function SellHomeScreen() {
  const user = useSession((session) => session.user);
  const shopId = user?.shopId?._id;
  return user && shopId ? <Home shopId={shopId} name={user.name.split(' ')[0] ?? user.name} /> : null;
}

interface Restock {
  item: LowStockItem;
  pieces: number;
}

function Home({ shopId, name }: { shopId: string; name: string }) {
  const t = useT();
  const say = useToast();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const messages = useCounts((counts) => counts.messages);
  const query = useQuery(getSellerHome(shopId));
  const start = useStart(shopId);
  const restock = useMutation({
    mutationFn: ({ item, pieces }: Restock) =>
      setStock(item.variantId, item.available + pieces, item.available),
    onSuccess: ({ available }, { item }) => {
      void queryClient.invalidateQueries({ queryKey: ['own-products'] });
      void queryClient.invalidateQueries({ queryKey: ['product', item.productId] });
      void say((words) => ({
        id: 'restocked',
        kind: 'done',
        title: words('sell.restocked', { title: item.title, count: available }),
      }));
    },
    onError: tellFailure,
    // A buyer may have bought of it meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seller-home', shopId] }),
  });
  if (query.data) {
    return (
      <HomePage
        home={query.data}
        shopId={shopId}
        name={name}
        messages={messages}
        working={restock.isPending ? restock.variables.item.variantId : null}
        onRestock={(item, pieces) => restock.mutate({ item, pieces })}
        start={start}
      />
    );
  }
  if (query.isPending) return <SellPageSkeleton />;
  const requestId = requestIdOf(query.error);
  return (
    <ErrorState
      title={t('sell.failed')}
      note={t(errorCopy(query.error).next)}
      {...(requestId ? { requestId } : {})}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** What a shop still needs before it can sell. */
function useStart(shopId: string): ReactNode {
  const { data: shop } = useQuery(getShop(shopId));
  const { data: profiles } = useQuery(getShippingProfiles(shopId));
  if (shop?.status !== 'open' || !profiles) return null;
  const ships = shipsSomewhere(profiles);
  const isReady = startSteps(shop, ships).every(({ done }) => done);
  return isReady ? null : <OwnerStart shop={shop} ships={ships} />;
}
