import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { cancelRate, cancelWindow, isCancelRateTold } from '@souk/shared/money/orders/cancel-rate.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Panel } from '@/ui/panel/panel.tsx';

/** How many orders the shop cancelled itself; nothing while it is none. */
export function CancelledCard({ cancellations }: { cancellations: SellerHome['cancellations'] }) {
  const t = useT();
  const { number } = useFormat();
  const { paid, cancelled, limit } = cancellations;
  if (cancelled === 0) return null;
  const percent = (basisPoints: number) =>
    number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  const isTold = isCancelRateTold(cancellations, limit);
  return (
    <Panel
      title={t('cancelRate.title')}
      actions={isTold ? <StatusChip tone="action">{t('cancelRate.shown')}</StatusChip> : null}
    >
      <p className="-mt-2 text-28 font-[560] tracking-[-0.02em] figures">
        {percent(cancelRate(cancellations))}
      </p>
      <p className="text-14 text-ink-2">
        {t('cancelRate.counted', {
          cancelled: number(cancelled),
          paid: number(paid),
          days: cancelWindow.days,
        })}
      </p>
      <p className="mt-3 border-t border-line pt-3 text-13 text-ink-2">
        {t(isTold ? 'cancelRate.tooMany' : 'cancelRate.within', { percent: percent(limit) })}
      </p>
    </Panel>
  );
}
