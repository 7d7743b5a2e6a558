import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { cancelRate, cancelWindow, isCancelRateTold } from '@souk/shared/money/orders/cancel-rate.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { shareOf } from '../model/share-of.ts';

/** How a shop keeps its promises. */
export function HealthCard({ health }: { health: SellerHome['health'] }) {
  const t = useT();
  const { number } = useFormat();
  const { sent, claims, answersInMinutes, rating, cancellations } = health;
  const percent = (share: number | null) =>
    share === null ? null : number(share, { style: 'percent', maximumFractionDigits: 1 });
  const time = (minutes: number) =>
    minutes < 60
      ? number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
      : number(Math.round(minutes / 60), { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  const facts = [
    [t('sell.health.sent'), percent(shareOf(sent.inTime, sent.judged))],
    [t('sell.health.answers'), answersInMinutes === null ? null : time(answersInMinutes)],
    [
      t('sell.health.rating'),
      rating === null ? null : number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ],
    [t('sell.health.claims'), percent(shareOf(claims.claimed, claims.orders))],
    [t('cancelRate.title'), cancellations.paid === 0 ? null : percent(cancelRate(cancellations) / 10_000)],
  ] as const;
  return (
    <Panel
      title={t('sell.health')}
      actions={<span className="text-13 text-ink-2 figures">{t('sell.spans.30')}</span>}
    >
      <dl className="-my-2 divide-y divide-line">
        {facts.map(([words, value]) => (
          <div key={words} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-14">
            <dt className="text-ink-2">{words}</dt>
            <dd className={value === null ? 'text-ink-3' : 'font-semibold figures'}>
              {value ?? t('sell.health.none')}
            </dd>
          </div>
        ))}
      </dl>
      <Cancelled cancellations={cancellations} />
    </Panel>
  );
}

/** How many orders the shop cancelled itself, and who sees it; nothing while it is none. */
function Cancelled({ cancellations }: Pick<SellerHome['health'], 'cancellations'>) {
  const t = useT();
  const { number } = useFormat();
  const { paid, cancelled, limit } = cancellations;
  if (cancelled === 0) return null;
  const isTold = isCancelRateTold(cancellations, limit);
  const percent = number(limit / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="mt-4 border-t border-line pt-3 text-13 text-ink-2">
      {isTold ? <StatusChip tone="action">{t('cancelRate.shown')}</StatusChip> : null}
      <p className="mt-1">
        {t('cancelRate.counted', {
          cancelled: number(cancelled),
          paid: number(paid),
          days: cancelWindow.days,
        })}
        {'. '}
        {t(isTold ? 'cancelRate.tooMany' : 'cancelRate.within', { percent })}
      </p>
    </div>
  );
}
