import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { List } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

/** Where the products of a shop that is not open would stand: that they are kept, and are shown to nobody. */
export function ClosedShelf({ shop, own }: { shop: Shop; own: boolean }) {
  const t = useT();
  const { _id: shopId, status, counts } = shop;
  const note = own && status === 'closed' ? 'shopEdit.closedShelfOwn' : 'shopEdit.closedShelfNote';
  return (
    <EmptyState
      title={t('shopEdit.closedShelf')}
      note={t(note, { count: counts.products })}
      action={
        own ? (
          <ButtonLink
            to="/shop/products/$shopId"
            params={{ shopId }}
            icon={<List size={17} aria-hidden="true" />}
          >
            {t('own.link')}
          </ButtonLink>
        ) : null
      }
    />
  );
}
