import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { MapPin, MessageCircle } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export interface ElsewhereProps {
  messageTo: Product['messageTo'];
  /** Whether the default address says where it goes, which is changed with the addresses. */
  isHome: boolean;
  onChangeCountry: () => void;
}

/** What helps when something is not sent to its reader: another destination, or asking the shop. */
export function ElsewhereButtons({ messageTo, isHome, onChangeCountry }: ElsewhereProps) {
  const t = useT();
  const look = { size: 48, className: 'min-w-fit grow !px-3 max-sm:[&>svg]:hidden' } as const;
  const pin = <MapPin size={18} aria-hidden="true" className="shrink-0" />;
  return (
    <>
      {isHome ? (
        <ButtonLink to="/settings" icon={pin} {...look}>
          {t('product.changeAddress')}
        </ButtonLink>
      ) : (
        <Button aria-haspopup="dialog" onClick={onChangeCountry} icon={pin} {...look}>
          {t('product.changeCountry')}
        </Button>
      )}
      {messageTo ? (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: messageTo }}
          icon={<MessageCircle size={18} aria-hidden="true" className="shrink-0" />}
          {...look}
        >
          {t('product.messageShop')}
        </ButtonLink>
      ) : null}
    </>
  );
}
