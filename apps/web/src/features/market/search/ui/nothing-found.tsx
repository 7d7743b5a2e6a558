import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

/** Words that find nothing lead on to what there is. */
export function NothingFound({ keyword, popular }: { keyword: string; popular: ReactNode }) {
  const t = useT();
  return (
    <>
      <EmptyState
        title={t('market.nothingFound', { keyword })}
        note={t('market.nothingFoundNote')}
        action={
          <ButtonLink to="/categories/$categoryId" params={{ categoryId: 'all' }}>
            {t('market.walkTheHall')}
          </ButtonLink>
        }
      />
      {popular}
    </>
  );
}
