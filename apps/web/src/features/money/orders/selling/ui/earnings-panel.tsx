import type { OrderEarnings } from '@souk/shared/money/orders/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Panel } from '@/ui/panel/panel.tsx';

interface EarningsPanelProps {
  earnings: OrderEarnings;
  /** Its buyer pays the shop itself: the market has nothing to wait with. */
  direct: boolean;
  /** Whether the shop reads it, rather than staff. */
  isOwn: boolean;
}

/** What of an order is its shop's, and when. */
export function EarningsPanel({ earnings, direct, isOwn }: EarningsPanelProps) {
  const t = useT();
  const { money, number, date, list } = useFormat();
  const { gross, subsidy, shipping, commission, paymentFee, tax, refunded, net } = earnings;
  const { state, availableAt, expectedAt } = earnings;
  const percent = list(
    earnings.rates.map(({ basisPoints, fixed }) => {
      const share = number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
      return fixed.amount === 0 ? share : `${share} + ${money(fixed, { exact: true })}`;
    }),
    'unit',
  );
  const rows = [
    { key: 'gross', label: t('sold.gross'), amount: gross },
    { key: 'subsidy', label: t('coupons.sum.subsidy'), amount: subsidy },
    { key: 'commission', label: t('sold.commission', { percent }), amount: commission },
    { key: 'fee', label: t('sold.paymentFee'), amount: paymentFee },
    { key: 'tax', label: t('orders.sum.tax'), amount: tax },
    { key: 'refunded', label: t('orders.refundedSoFar'), amount: refunded },
  ].filter(({ key, amount }) => key === 'gross' || amount.amount !== 0);
  return (
    <Panel
      title={t(isOwn ? 'sold.earnings' : 'sold.shopEarnings')}
      actions={
        direct ? null : (
          <StatusChip tone={state === 'available' ? 'done' : 'progress'}>
            {t(`sold.money.${state}`)}
          </StatusChip>
        )
      }
    >
      <dl className="flex flex-col gap-2 text-14">
        {rows.map(({ key, label, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="min-w-0 text-ink-2">
              {label}
              {key === 'gross' && shipping.amount > 0 ? (
                <span className="block text-12">
                  {t('sold.ofShipping', { amount: money(shipping, { exact: true }) })}
                </span>
              ) : null}
            </dt>
            <dd className="shrink-0 figures">{money(amount, { exact: true })}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{t(isOwn ? 'sold.youEarn' : 'sold.shopEarns')}</dt>
          <dd className="ms-auto text-22 font-[560] tracking-[-0.02em] figures">
            {money(net, { exact: true })}
          </dd>
        </div>
      </dl>
      {state === 'pending' && !direct ? (
        <p className="mt-2 text-13 text-ink-2">
          {availableAt
            ? t('sold.availableOn', { day: date(availableAt, 'short') })
            : t('account.pendingNote')}
          {expectedAt && expectedAt !== availableAt ? (
            <span className="block">{t('sold.payoutExpected', { day: date(expectedAt, 'short') })}</span>
          ) : null}
        </p>
      ) : null}
    </Panel>
  );
}
