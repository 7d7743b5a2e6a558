import { rootRouteId, useMatches } from '@tanstack/react-router';
import { ConfirmHost } from '@/features/identity/accounts/ui/confirm/confirm-host.tsx';
import { LazyMiniPlayer } from '@/features/live/video/ui/lazy-mini-player.tsx';
import { FavoritesProvider } from '@/features/market/favorites/ui/favorites-provider.tsx';
import { useSession } from '@/platform/session/session.store.ts';
import { LazyToaster } from '@/ui/toast/lazy-toaster.tsx';
import { Layout, type LayoutName, type LayoutRule } from './layout/layouts.tsx';
import { LazyPendingNavigation } from './navigation/lazy-pending-navigation.tsx';
import { usePending } from './navigation/pending.store.tsx';
import { PageOutlet } from './page-outlet.tsx';

export function RootLayout() {
  const layout = useMatches({ select: layoutOf });
  const coming = usePending(({ page }) => page?.layout);
  const sells = useSession((session) => Boolean(session.user?.shopId));
  const shown = laidOut(coming ?? layout, sells);
  return (
    <FavoritesProvider>
      <Layout name={shown}>
        <PageOutlet of={rootRouteId} />
      </Layout>
      <LazyPendingNavigation />
      {/* Elsewhere what people write in, or press, is at the bottom. */}
      <LazyMiniPlayer atTop={shown !== 'market' && shown !== 'product'} />
      <LazyToaster />
      <ConfirmHost />
    </FavoritesProvider>
  );
}

type LaidOut = { status: string; staticData?: { layout?: LayoutRule } };

function laidOut(rule: LayoutRule, sells: boolean): LayoutName {
  if (rule === 'shared') return sells ? 'seller' : 'market';
  if (rule === 'shared-pane') return sells ? 'seller-pane' : 'pane';
  return rule;
}

/** What is missing or failed is said inside the market, where the way on is. */
function layoutOf(matches: LaidOut[]): LayoutRule {
  if (matches.some(({ status }) => status === 'notFound' || status === 'error')) return 'market';
  return matches.at(-1)?.staticData?.layout ?? 'market';
}
