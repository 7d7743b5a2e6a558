import { defineScreen } from '@/app/screen.ts';
import { countFavorites, getFavorites } from '@/features/market/favorites/api/get-favorites.ts';
import { kindOf } from '@/features/market/favorites/model/kinds.ts';
import { FavoritesPage } from '@/features/market/favorites/ui/favorites-page.tsx';

export const screen = defineScreen({
  path: '/favorites',
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(countFavorites());
    void queryClient.prefetchInfiniteQuery(getFavorites(kindOf(search.tab)));
  },
  head: ({ t }) => ({ title: t('screen.favorites'), description: t('market.favoritesNote'), noindex: true }),
  component: ({ search }) => <FavoritesPage kind={kindOf(search.tab)} />,
});
