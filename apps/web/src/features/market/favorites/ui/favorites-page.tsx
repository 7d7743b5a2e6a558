import { useQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import type { FavoriteKind } from '@/ui/favorite/favorites.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { countFavorites } from '../api/get-favorites.ts';
import { kinds } from '../model/kinds.ts';
import { FavoriteList } from './favorite-list.tsx';

export function FavoritesPage({ kind }: { kind: FavoriteKind }) {
  const t = useT();
  const { data: counts } = useQuery(countFavorites());
  return (
    <div className="pt-4 sm:pt-8">
      <PageHeader title={t('screen.favorites')} note={t('market.favoritesNote')} />
      <div className="mt-5">
        <LinkTabs
          label={t('screen.favorites')}
          tabs={kinds.map((key) => ({
            key,
            label: t(`market.favoriteKinds.${key}`),
            active: key === kind,
            ...(counts ? { count: counts[key] } : {}),
            link: { to: '/favorites', search: key === 'product' ? {} : { tab: key } },
          }))}
        />
      </div>
      {kind === 'product' && counts && counts.news > 0 ? (
        <p role="status" className="mt-4 text-14 text-ink-2">
          {t('favorites.news', { count: counts.news })}
        </p>
      ) : null}
      <div className="mt-6">
        <FavoriteList key={kind} kind={kind} />
      </div>
    </div>
  );
}
