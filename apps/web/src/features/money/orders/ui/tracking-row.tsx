import type { Order } from '@souk/shared/money/orders/schema.ts';
import { Copy, Hash } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useCopy } from '../model/use-copy.ts';

export function TrackingRow({ tracking }: { tracking: NonNullable<Order['tracking']> }) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="flex items-center gap-3 border-t border-line px-5 py-3 text-14">
      <Hash size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      <p className="min-w-0 grow wrap-anywhere text-ink-2">
        {t('orders.tracking')}{' '}
        <bdi dir="ltr" className="font-semibold text-ink-1 figures select-all">
          {tracking.number}
        </bdi>{' '}
        <bdi>{`· ${tracking.carrier}`}</bdi>
      </p>
      <Button
        look="ghost"
        size={32}
        icon={<Copy size={15} aria-hidden="true" />}
        aria-label={t('orders.copyTracking')}
        onClick={() => void copy(tracking.number)}
        className="-me-2"
      >
        {t('orders.copy')}
      </Button>
    </div>
  );
}
