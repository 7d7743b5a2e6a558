import type { Money } from '@souk/shared/money.ts';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';

const spans = { '7': 7, '30': 30, '90': 90, '365': 365 } as const;
type Span = keyof typeof spans;
const day = 86_400_000;

/** The balance over time; without movements it is a line where it always was. */
export function BalanceChart({ balance }: { balance: Money }) {
  const t = useT();
  const { money, date } = useFormat();
  const now = useNow(60_000);
  const [span, setSpan] = useState<Span>('30');
  const top = { ...balance, amount: Math.max(10_000, balance.amount * 2) };
  const levels = [top, { ...top, amount: top.amount / 2 }, { ...top, amount: 0 }];
  const from = now - spans[span] * day;
  const marks = [0, 1, 2, 3].map((part) => new Date(from + ((now - from) * part) / 3).toISOString());
  const height = 100 - (balance.amount / top.amount) * 100;
  return (
    <Panel
      title={t('account.balance')}
      actions={
        <Segment
          label={t('account.span')}
          size={32}
          value={span}
          onChange={setSpan}
          choices={(['7', '30', '90', '365'] as const).map((value) => ({
            value,
            label: t(`account.spans.${value}`),
          }))}
        />
      }
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-12 text-ink-3 figures">
        <div className="flex h-44 flex-col justify-between text-end">
          {levels.map((level) => (
            <span key={level.amount} className="-my-2">
              {money(level)}
            </span>
          ))}
        </div>
        <div className="relative h-44">
          {levels.map((level, index) => (
            <span
              key={level.amount}
              aria-hidden="true"
              style={{ top: `${index * 50}%` }}
              className="absolute inset-x-0 border-t border-hairline"
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={t('account.balanceStill', { balance: money(balance, { exact: true }) })}
            className="absolute inset-0 size-full overflow-visible text-accent-outline"
          >
            <path
              d={`M0 ${height}H100`}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            aria-hidden="true"
            style={{ top: `${height}%` }}
            className="absolute end-0 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-accent-outline rtl:-translate-x-1/2"
          />
        </div>
        <span />
        <p className="mt-3 flex justify-between">
          {marks.map((mark) => (
            <span key={mark}>{date(mark, 'short')}</span>
          ))}
        </p>
      </div>
    </Panel>
  );
}
