import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { MessageCircle, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useShare } from '@/ui/share/use-share.ts';

interface ProductActionsProps {
  product: Pick<Product, 'title' | 'messageTo'>;
  /** Stands at the end. */
  report: ReactNode;
}

/** What one may also do with a product. */
export function ProductActions({ product, report }: ProductActionsProps) {
  const t = useT();
  const share = useShare();
  return (
    <div className="-ms-3 -mt-1 flex flex-wrap gap-1">
      {product.messageTo ? (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: product.messageTo }}
          look="ghost"
          size={32}
          icon={<MessageCircle size={16} aria-hidden="true" />}
          className="sm:hidden"
        >
          {t('market.message')}
        </ButtonLink>
      ) : null}
      <Button
        look="ghost"
        size={32}
        icon={<Share size={16} aria-hidden="true" />}
        onClick={() => void share(product.title)}
      >
        {t('product.share')}
      </Button>
      {report}
    </div>
  );
}
