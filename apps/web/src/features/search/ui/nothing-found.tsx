import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

export function NothingFound({ keyword }: { keyword: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('market.nothingFound', { keyword })}
      note={t('market.nothingFoundNote')}
      action={
        <ButtonLink to="/categories/$categoryId" params={{ categoryId: 'all' }}>
          {t('market.walkTheHall')}
        </ButtonLink>
      }
    />
  );
}
