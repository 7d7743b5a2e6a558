import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { CSSProperties } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { chartStart, heightOf, priceSteps, type Step } from '../model/price-steps.ts';

type PriceHistoryProps = { product: Pick<Product, 'price' | 'was' | 'priceHistory'>; nowMs: number };

const width = 300;
const height = 72;

/** What it cost over the last 90 days, as steps. */
export function PriceHistory({ product, nowMs }: PriceHistoryProps) {
  const t = useT();
  const { money, date } = useFormat();
  const steps = priceSteps(product.priceHistory, product.price, nowMs);
  const start = chartStart(product.priceHistory, nowMs);
  const days = Math.ceil((nowMs - start) / 86_400_000);
  const day = (part: number) => date(new Date(start + part * (nowMs - start)).toISOString(), 'short');
  const said = steps.map((step) => t('market.priceFrom', { date: day(step.from), price: money(step.price) }));
  return (
    <Panel className="!p-4 sm:!p-5">
      <h2 className="text-14 font-semibold">{t('market.priceHistory', { count: days })}</h2>
      {product.was ? (
        <p className="mt-0.5 text-13 text-ink-2 figures">
          {t('product.lowest', { price: money(product.was) })}
        </p>
      ) : null}
      <p className="sr-only">{said.join('; ')}</p>
      {/* Time runs to the right in every language of the market. */}
      <div dir="ltr" aria-hidden="true" className="relative mt-7 mb-1">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-18 w-full overflow-visible"
        >
          <path d={areaOf(steps)} className="fill-accent-soft" />
          <path
            d={lineOf(steps)}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent-outline"
          />
        </svg>
        {labelled(steps).map((step) => (
          <span
            key={step.from}
            style={placeOf(step, steps)}
            className={`absolute text-12 leading-none figures ${step.to === 1 ? '-translate-x-full text-ink-1 font-semibold' : 'text-ink-3'}`}
          >
            {money(step.price)}
          </span>
        ))}
        <span
          style={{ top: `${(1 - heightOf(product.price, steps)) * 100}%` }}
          className="absolute end-0 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-accent-outline ring-2 ring-surface"
        />
      </div>
      <p dir="ltr" aria-hidden="true" className="flex justify-between text-12 text-ink-3 figures">
        <span>{day(0)}</span>
        {/* In between there is another day only after a while. */}
        {days > 3 ? <span>{day(0.5)}</span> : null}
        <span>{t('market.today')}</span>
      </p>
    </Panel>
  );
}

/** Each price once, and never two labels over each other. */
function labelled(steps: readonly Step[]): Step[] {
  const last = steps.at(-1);
  const others = steps.filter((step) => step !== last && step.to - step.from > 0.14 && step.from < 0.72);
  return last ? [...others, last] : others;
}

function placeOf(step: Step, steps: readonly Step[]): CSSProperties {
  // Beside the line that comes down there.
  const left = step.to === 1 ? '100%' : `calc(${step.from * 100}% + ${step.from > 0 ? 5 : 0}px)`;
  return { left, top: `calc(${(1 - heightOf(step.price, steps)) * 100}% - 20px)` };
}

function lineOf(steps: readonly Step[]): string {
  return steps
    .map((step, index) => {
      const y = ((1 - heightOf(step.price, steps)) * height).toFixed(1);
      const from = (step.from * width).toFixed(1);
      return `${index === 0 ? `M${from} ${y}` : `V${y}`}H${(step.to * width).toFixed(1)}`;
    })
    .join('');
}

function areaOf(steps: readonly Step[]): string {
  return `${lineOf(steps)}V${height}H${((steps[0]?.from ?? 0) * width).toFixed(1)}Z`;
}
