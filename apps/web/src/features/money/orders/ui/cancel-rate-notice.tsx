import { cancelWindow } from '@souk/shared/money/orders/cancel-rate.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { getCancelRate } from '../api/get-cancel-rate.ts';

/** On the page of a shop that cancels more of its orders than the market finds right. */
export function CancelRateNotice({ shopId }: { shopId: string }) {
  const t = useT();
  const { number } = useFormat();
  const { data } = useQuery(getCancelRate(shopId));
  if (data?.basisPoints == null) return null;
  const percent = number(data.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Notice tone="warning" className="mb-4">
      {t('cancelRate.onShop', { percent, days: cancelWindow.days })}
    </Notice>
  );
}
