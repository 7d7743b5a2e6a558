import type { CSSProperties } from 'react';
import { useT } from '@/platform/i18n/index.ts';

interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: readonly [low: number, high: number];
  onChange: (value: [low: number, high: number]) => void;
  /** How a value reads: "$20". */
  show: (value: number) => string;
  /** How many there are in each part of the span, drawn above the line. */
  buckets?: readonly number[];
  /** What its two ends are called, where they are not the least and the most. */
  ends?: readonly [low: string, high: string];
}

const thumb =
  'slider-thumb pointer-events-none absolute inset-x-0 m-0 h-6 w-full appearance-none bg-transparent outline-none';

/** A span with two ends, each a slider of its own for keyboards and screen readers. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  show,
  buckets,
  ends,
}: RangeSliderProps) {
  const t = useT();
  const [low, high] = value;
  const part = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  const line: CSSProperties = {
    insetInlineStart: `${part(low) * 100}%`,
    insetInlineEnd: `${(1 - part(high)) * 100}%`,
  };
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div className="mb-2 flex justify-between gap-3 text-14">
        <span aria-hidden="true" className="font-medium text-ink-1">
          {label}
        </span>
        <output className="text-ink-2 figures">{t('ui.range', { from: show(low), to: show(high) })}</output>
      </div>
      {buckets ? <Histogram buckets={buckets} from={part(low)} to={part(high)} /> : null}
      <div className="relative h-6">
        <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-track" />
        <span aria-hidden="true" className="absolute top-2.5 h-1 rounded-full bg-ink" style={line} />
        <input
          type="range"
          className={thumb}
          aria-label={ends?.[0] ?? t('ui.least')}
          aria-valuetext={show(low)}
          min={min}
          max={max}
          step={step}
          value={low}
          onChange={(event) => onChange([Math.min(Number(event.target.value), high), high])}
        />
        <input
          type="range"
          className={thumb}
          aria-label={ends?.[1] ?? t('ui.most')}
          aria-valuetext={show(high)}
          min={min}
          max={max}
          step={step}
          value={high}
          onChange={(event) => onChange([low, Math.max(Number(event.target.value), low)])}
        />
      </div>
    </fieldset>
  );
}

function Histogram({ buckets, from, to }: { buckets: readonly number[]; from: number; to: number }) {
  const top = Math.max(1, ...buckets);
  return (
    <div aria-hidden="true" className="-mb-3 flex h-12 items-end gap-0.5 px-0.5">
      {buckets.map((count, index) => {
        const at = (index + 0.5) / buckets.length;
        const within = at >= from && at <= to;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the span
            key={index}
            className={within ? 'grow rounded-t-4 bg-accent/70' : 'grow rounded-t-4 bg-track'}
            style={{ height: `${Math.max(4, (count / top) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
