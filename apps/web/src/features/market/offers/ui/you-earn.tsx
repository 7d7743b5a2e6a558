import { sellerEarnings } from '@souk/shared/money/fees/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { getShopFees } from '@/platform/fees/get-shop-fees.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

interface YouEarnProps {
  price: Money;
  shopId: string;
  productId: string;
  className?: string;
}

/** For the seller: what is left of a price once the market has taken its fees. */
export function YouEarn({ price, shopId, productId, className }: YouEarnProps) {
  const t = useT();
  const { money } = useFormat();
  const { data: fees } = useQuery(getShopFees(shopId, { product: productId }));
  return (
    <p className={`min-h-[1.25rem] text-13 text-ink-2 figures ${className ?? ''}`}>
      {fees ? t('offers.youEarn', { price: money(sellerEarnings(price, fees).net) }) : null}
    </p>
  );
}
