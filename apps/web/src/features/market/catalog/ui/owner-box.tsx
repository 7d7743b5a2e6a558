import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { Pencil } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** In place of buying, for its seller. */
export function OwnerBox({ product }: { product: Pick<Product, '_id' | 'status'> }) {
  const t = useT();
  const hidden = product.status === 'draft' || product.status === 'archived';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-16 bg-accent-soft p-4 sm:px-5">
      <p className="min-w-48 flex-1 text-14 text-ink-2">
        <b className="block font-semibold text-ink-1">{t('product.ownTitle')}</b>
        {t(hidden ? 'product.ownHidden' : 'product.ownNote')}
      </p>
      <ButtonLink
        to="/product/edit/$productId"
        params={{ productId: product._id }}
        icon={<Pencil size={16} aria-hidden="true" />}
      >
        {t('product.edit')}
      </ButtonLink>
    </div>
  );
}
