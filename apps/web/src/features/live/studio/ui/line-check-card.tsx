import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { NEEDED_BITS } from '../model/checks.ts';
import type { LineCheck } from '../model/use-line.ts';

const marks = {
  checking: LoaderCircle,
  good: Check,
  weak: TriangleAlert,
  far: TriangleAlert,
  lossy: TriangleAlert,
};

/** How what is sent gets through, in figures and in words. */
export function LineCheckCard({ check: { figures, verdict } }: { check: LineCheck }) {
  const t = useT();
  const { number, percent } = useLineFormat();
  const Mark = marks[verdict];
  const shown = figures && [
    { key: 'up', value: number(Math.max(figures.room, figures.sent) / 1e6, 1), needed: NEEDED_BITS / 1e6 },
    { key: 'away', value: t('studio.line.ms', { count: number(figures.roundTripMs, 0) }) },
    { key: 'lost', value: percent(figures.lost) },
    { key: 'jitter', value: t('studio.line.ms', { count: number(figures.jitterMs, 0) }) },
  ];
  return (
    <section aria-label={t('studio.step.line')} className="rounded-20 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-14 font-semibold">{t('studio.step.line')}</h2>
        <p
          role="status"
          className={cx(
            'flex items-center gap-1.5 text-14 font-medium',
            verdict === 'good' ? 'text-won-text' : verdict === 'checking' ? 'text-ink-2' : 'text-accent-text',
          )}
        >
          <Mark
            size={16}
            aria-hidden="true"
            className={cx('shrink-0', verdict === 'checking' && 'animate-spin')}
          />
          {t(`studio.line.${verdict}`)}
        </p>
      </div>
      {shown ? (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-px overflow-hidden rounded-12 border border-line bg-line">
          {shown.map(({ key, value, needed }) => (
            <div key={key} className="flex flex-col-reverse bg-surface px-3.5 py-2.5">
              <dt className="text-12 text-ink-2">
                {t(`studio.line.${key as 'up'}`, { needed: number(needed ?? 0, 1) })}
              </dt>
              <dd className="text-18 leading-tight font-semibold figures">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {verdict === 'good' || verdict === 'checking' ? null : (
        <p className="mt-3 text-14 text-ink-2">{t(`studio.line.help.${verdict}`)}</p>
      )}
    </section>
  );
}

function useLineFormat() {
  const { number } = useFormat();
  return {
    number: (value: number, digits: number) => number(value, { maximumFractionDigits: digits }),
    percent: (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 }),
  };
}
