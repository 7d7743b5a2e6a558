import { useT } from '@/platform/i18n/index.ts';
import type { KeptKind } from '@/ui/kept/keeping.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { kinds } from '../model/kinds.ts';
import { KeptList } from './kept-list.tsx';

export function FavoritesPage({ kind }: { kind: KeptKind }) {
  const t = useT();
  return (
    <div className="pt-4 sm:pt-8">
      <PageHeader title={t('screen.favorites')} note={t('market.favoritesNote')} />
      <div className="mt-5">
        <LinkTabs
          label={t('screen.favorites')}
          tabs={kinds.map((key) => ({
            key,
            label: t(`market.kept.${key}`),
            active: key === kind,
            link: { to: '/favorites', search: key === 'product' ? {} : { tab: key } },
          }))}
        />
      </div>
      <div className="mt-6">
        <KeptList key={kind} kind={kind} />
      </div>
    </div>
  );
}
