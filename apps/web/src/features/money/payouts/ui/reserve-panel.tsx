import { chargebackShare } from '@souk/shared/money/reserve/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { getReserves } from '../api/payouts.ts';

/** What is kept back of a shop, why and until when. Nothing for shops of which nothing is. */
export function ReservePanel({ shopId }: { shopId: string }) {
  const t = useT();
  const { money, date, number } = useFormat();
  const { data } = useQuery(getReserves(shopId));
  if (!data) return null;
  const { items, rules } = data;
  const share = chargebackShare(data);
  const isOver = data.chargedBack > 0 && share > rules.chargebackBasisPoints;
  if (items.length === 0 && !isOver) return null;
  const percent = (basisPoints: number) =>
    number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Panel title={t('payouts.reserve')}>
      <p className="-mt-2 text-14 text-ink-2">
        {t('payouts.reserveWhy', {
          share: percent(share),
          limit: percent(rules.chargebackBasisPoints),
          kept: percent(rules.keptBasisPoints),
          days: rules.days,
        })}
      </p>
      {items.length === 0 ? (
        <p className="mt-3 text-14">{t('payouts.reserveNone')}</p>
      ) : (
        <ul className="mt-4 border-t border-hairline text-14">
          {items.map(({ order, amount, freeAt }) => (
            <li
              key={order._id}
              className="flex items-center justify-between gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0"
            >
              <span className="min-w-0">
                <Link
                  to="/sell/orders/$orderId"
                  params={{ orderId: order._id }}
                  className="font-medium underline underline-offset-3"
                >
                  {order.number}
                </Link>
                <span className="block text-13 text-ink-2">
                  {t('payouts.reserveUntil', { day: date(freeAt) })}
                </span>
              </span>
              <span className="font-semibold figures">{money(amount, { exact: true })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
