import type { SellerHome, ShowHeld } from '@souk/shared/desk/seller-home/schema.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { levelsOf } from '@/ui/chart/levels.ts';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { type SalesOfSpan, type Span, salesOf } from '../model/sales.ts';

/** What was sold lately, beside as many days before. */
export function SalesPanel({ sales }: { sales: SellerHome['sales'] }) {
  const t = useT();
  const { money, number } = useFormat();
  const [span, setSpan] = useState<'7' | '30' | '90'>('30');
  const { currency } = sales;
  const of = salesOf(sales, Number(span) as Span);
  const { total, orders, change } = of;
  const today = of.days.at(-1);
  const Arrow = (change ?? 0) < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <Panel
      title={t('sell.sales')}
      actions={
        <Segment
          label={t('sell.span')}
          size={32}
          value={span}
          onChange={setSpan}
          choices={(['7', '30', '90'] as const).map((value) => ({
            value,
            label: t(`sell.spans.${value}`),
          }))}
        />
      }
    >
      <p className="-mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-[min(2.25rem,12.5vw)] font-[560] tracking-[-0.025em] figures">
          {money({ amount: total, currency })}
        </span>
        {change === null ? null : (
          <span
            className={cx(
              'inline-flex items-center gap-1 text-14 font-semibold figures',
              change < 0 ? 'text-ink-2' : 'text-won-text',
            )}
          >
            <Arrow size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            {number(change / 100, { style: 'percent', signDisplay: 'exceptZero' })}
          </span>
        )}
        <span className="text-14 text-ink-2">
          {change === null
            ? t('sell.orderCount', { count: orders })
            : t('sell.against', { count: Number(span) })}
        </span>
      </p>
      {today ? (
        <p className="mt-1 text-14 text-ink-2 figures">
          {t('sell.today')}{' '}
          <span className="font-semibold text-ink-1">{money({ amount: today.amount, currency })}</span>
          {` · ${t('sell.orderCount', { count: today.orders })}`}
        </p>
      ) : null}
      <Chart of={of} currency={currency} />
    </Panel>
  );
}

const height = 144;

/** Paler than a day with a show, and nothing behind it shows through. */
const shopOnly = 'bg-[color-mix(in_oklab,var(--accent)_45%,var(--surface))]';

/** A bar for each day, which says what it is when pointed at, and to screen readers. */
function Chart({ of: { days, total }, currency }: { of: SalesOfSpan; currency: string }) {
  const t = useT();
  const format = useFormat();
  const levels = levelsOf(Math.max(...days.map(({ amount }) => amount)), 10 ** minorDigits(currency));
  const top = levels[0] ?? 1;
  const [shown, setShown] = useState<string | null>(null);
  const onDay = days.find(({ day }) => day === shown);
  const dayWords = (day: string) => format.days({ from: day, to: day });
  const marks = [0, 1, 2, 3, 4].map((part) => days[Math.round(((days.length - 1) * part) / 4)]?.day ?? '');
  const money = (amount: number) => format.money({ amount, currency });
  const hasShows = days.some(({ shows }) => shows.length > 0);
  const showsOf = (shows: readonly ShowHeld[]) =>
    shows.map(({ title, lots }) => t('sell.showHeld', { title, count: lots }));
  return (
    <figure className="mt-5">
      <p aria-hidden="true" className="mb-3 min-h-5 text-13 text-ink-2 figures">
        {onDay
          ? [
              `${dayWords(onDay.day)} · ${money(onDay.amount)} · ${t('sell.orderCount', { count: onDay.orders })}`,
              ...showsOf(onDay.shows),
            ].join(' · ')
          : null}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-12 text-ink-3 figures">
        <div className="flex flex-col justify-between text-end" style={{ height }}>
          {levels.map((level) => (
            <span key={level} className="-my-2">
              {format.money({ amount: level, currency }, { compact: true })}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height }}>
          {levels.map((level, place) => (
            <span
              key={level}
              aria-hidden="true"
              style={{ top: `${(place * 100) / (levels.length - 1)}%` }}
              className="absolute inset-x-0 border-t border-hairline"
            />
          ))}
          <ol
            aria-label={t('sell.salesByDay')}
            className={cx('absolute inset-0 flex items-end', days.length > 40 ? 'gap-px' : 'gap-1')}
          >
            {days.map(({ day, amount, orders, shows }) => (
              <li
                key={day}
                onPointerEnter={() => setShown(day)}
                onPointerLeave={() => setShown(null)}
                className="group flex h-full min-w-0 grow items-end"
              >
                <span className="sr-only">
                  {[
                    `${dayWords(day)}: ${money(amount)}, ${t('sell.orderCount', { count: orders })}`,
                    ...showsOf(shows),
                  ].join(', ')}
                </span>
                <span
                  aria-hidden="true"
                  style={{ height: amount > 0 ? `max(3px, ${(amount / top) * 100}%)` : '2px' }}
                  className={cx(
                    'w-full rounded-t-4 transition-colors duration-150',
                    // Beside days with a show the others stand back, on which the shop alone sold.
                    hasShows && shows.length === 0
                      ? amount > 0 && `${shopOnly} group-hover:bg-accent-hover`
                      : (amount > 0 || shows.length > 0) && 'bg-accent group-hover:bg-accent-hover',
                    amount === 0 && shows.length === 0 && 'bg-line',
                  )}
                />
              </li>
            ))}
          </ol>
        </div>
        <span />
        <p aria-hidden="true" className="mt-2.5 flex justify-between gap-2">
          {marks.map((day, place) => (
            <span key={day} className={cx(place % 2 === 1 && 'max-sm:hidden')}>
              {format.date(`${day}T12:00:00Z`, 'short')}
            </span>
          ))}
        </p>
      </div>
      {hasShows ? (
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-2">
          <Key className="bg-accent">{t('sell.showDays')}</Key>
          <Key className={shopOnly}>{t('sell.shopOnly')}</Key>
        </p>
      ) : null}
      {total === 0 ? <figcaption className="mt-3 text-14 text-ink-2">{t('sell.noSales')}</figcaption> : null}
    </figure>
  );
}

/** What a colour stands for. */
function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={cx('size-2.5 rounded-4', className)} />
      {children}
    </span>
  );
}
