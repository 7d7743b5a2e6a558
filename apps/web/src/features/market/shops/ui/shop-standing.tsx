import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { useShopStanding } from '../model/use-shop-standing.ts';

interface ShopStandingProps {
  shop: Shop;
  /** The reader's. */
  own: boolean;
}

/** Above a shop that is not open: that it is so, and what its owner can do. */
export function ShopStanding({ shop, own }: ShopStandingProps) {
  if (shop.status === 'open') return null;
  return shop.status === 'closed' ? <Closed shop={shop} own={own} /> : <Suspended own={own} />;
}

function Suspended({ own }: { own: boolean }) {
  const t = useT();
  return <Notice tone="bad">{own ? t('shopEdit.suspendedOwn') : t('shopEdit.suspendedStaff')}</Notice>;
}

function Closed({ shop, own }: ShopStandingProps) {
  const t = useT();
  const { reopen } = useShopStanding(shop);
  return (
    <Notice
      tone="warning"
      action={
        own ? (
          <Button size={32} look="ink" loading={reopen.isPending} onClick={() => reopen.mutate()}>
            {t('shopEdit.reopen')}
          </Button>
        ) : null
      }
    >
      {own ? t('shopEdit.closedOwn') : t('shopEdit.closedStaff')}
      {reopen.error ? ` ${failureWords(reopen.error, t)}` : null}
    </Notice>
  );
}
