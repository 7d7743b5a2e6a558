import type { Order } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { Shield, ShieldCheck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { guideArticles } from '@/platform/paths.ts';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';

/** Until when a buyer can say that something is wrong. */
export function CoverPanel({ order }: { order: Pick<Order, 'coveredUntil'> }) {
  const t = useT();
  const { date } = useFormat();
  if (!order.coveredUntil) return null;
  const isOver = Date.parse(order.coveredUntil) <= Date.now();
  const day = date(order.coveredUntil, 'short');
  const Icon = isOver ? Shield : ShieldCheck;
  return (
    <Panel className="flex gap-3">
      <Icon
        size={20}
        aria-hidden="true"
        className={cx('shrink-0', isOver ? 'text-ink-2' : 'text-won-text')}
      />
      <div className="text-14">
        <p className="font-semibold">{t(isOver ? 'orders.coverOver' : 'orders.covered', { day })}</p>
        {isOver ? null : <p className="mt-0.5 text-13 text-ink-2">{t('account.askTheShop')}</p>}
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
