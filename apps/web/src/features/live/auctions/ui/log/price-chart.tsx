import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { useMemo } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { type PriceLine, priceLine } from '../../model/price-line.ts';

const width = 280;
const height = 110;

/** How the price rose, as steps. */
export function PriceChart({ log }: { log: LotLog }) {
  const t = useT();
  const { money, duration } = useFormat();
  const line = useMemo(() => priceLine(log), [log]);
  if (!line) return null;
  const { currency } = log.terms;
  const price = (amount: number) => money({ amount: Math.round(amount), currency });
  return (
    <Panel
      title={t('log.priceOverTime')}
      actions={<span className="text-13 text-ink-2 figures">{duration(line.seconds)}</span>}
    >
      <p className="sr-only">{t('log.priceRose', { from: price(line.low), to: price(line.high) })}</p>
      <div dir="ltr" aria-hidden="true" className="flex gap-3">
        <div className="flex flex-col justify-between text-12 text-ink-2 figures">
          {[line.high, (line.high + line.low) / 2, line.low].map((at) => (
            <span key={at} className="leading-none">
              {price(at)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 grow py-1.5">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="block h-28 w-full overflow-visible"
          >
            {[0, 0.5, 1].map((at) => (
              <line
                key={at}
                x1="0"
                x2={width}
                y1={at * height}
                y2={at * height}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            <path
              d={stepsOf(line)}
              fill="none"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-accent-outline"
            />
          </svg>
        </div>
      </div>
      {line.reserve ? (
        <p className="mt-3 text-12 text-ink-2 figures">
          {t('log.reserveMetAt', { time: line.reserve.at.slice(11, 19) })}
        </p>
      ) : null}
    </Panel>
  );
}

function stepsOf({ points }: PriceLine): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: x * width, y: (1 - y) * height }));
  if (!first) return '';
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}`;
}
