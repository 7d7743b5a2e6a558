import type { Order } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { guideArticles } from '@/platform/paths.ts';
import { Panel } from '@/ui/panel/panel.tsx';

/** Until when a buyer can say that something is wrong. */
export function CoverPanel({ order }: { order: Pick<Order, 'coveredUntil'> }) {
  const t = useT();
  const { date } = useFormat();
  if (!order.coveredUntil) return null;
  return (
    <Panel className="flex gap-3">
      <ShieldCheck size={20} aria-hidden="true" className="shrink-0 text-won-text" />
      <div className="text-14">
        <p className="font-semibold">{t('orders.covered', { day: date(order.coveredUntil, 'short') })}</p>
        <p className="mt-0.5 text-13 text-ink-2">{t('account.askTheShop')}</p>
        <Link
          to="/userguide"
          search={{ article: guideArticles.protection }}
          className="touch-44 mt-2 inline-block rounded-6 text-13 font-semibold underline decoration-control underline-offset-3"
        >
          {t('footer.protection')}
        </Link>
      </div>
    </Panel>
  );
}
