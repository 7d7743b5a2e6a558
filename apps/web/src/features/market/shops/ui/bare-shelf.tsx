import { Plus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

/** One's own shop before the first product. */
export function BareShelf({ shopId }: { shopId: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('shopEdit.bareShelf')}
      note={t('shopEdit.bareShelfNote')}
      action={
        <ButtonLink
          to="/shop/add/$shopId"
          params={{ shopId }}
          look="accent"
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {t('market.addProduct')}
        </ButtonLink>
      }
    />
  );
}
