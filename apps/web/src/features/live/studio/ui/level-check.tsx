import { Check, TriangleAlert } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { QUIETEST_DB } from '../model/checks.ts';
import { useLevel } from '../model/use-level.ts';

const BARS = 40;
const HOT_FROM = 0.9;

/** Whether one is heard, and what to do about it. */
export function LevelCheck({ stream }: { stream: MediaStream | null }) {
  const t = useT();
  const { db, peakDb, loudness } = useLevel(stream);
  if (!stream?.getAudioTracks().length) return null;
  const part = (decibels: number) => (decibels - QUIETEST_DB) / -QUIETEST_DB;
  const lit = Math.round(part(db) * BARS);
  const peak = Math.round(part(peakDb) * BARS) - 1;
  const Mark = loudness === 'right' ? Check : TriangleAlert;
  return (
    <section aria-label={t('studio.level')} className="rounded-20 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-14 font-semibold">{t('studio.level')}</h2>
        <p
          role="status"
          className={cx(
            'flex items-center gap-1.5 text-14 font-medium',
            loudness === 'right' ? 'text-won-text' : 'text-accent-text',
          )}
        >
          {loudness ? <Mark size={16} aria-hidden="true" className="shrink-0" /> : null}
          {t(loudness ? `studio.level.${loudness}` : 'studio.level.listening')}
        </p>
      </div>
      <meter
        className="sr-only"
        aria-label={t('studio.level')}
        min={QUIETEST_DB}
        max={0}
        value={Math.round(db)}
      />
      <div aria-hidden="true" dir="ltr" className="mt-3 flex h-5 gap-0.5">
        {Array.from({ length: BARS }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            className={cx(
              'min-w-0 grow rounded-xs',
              at === peak ? 'bg-ink-1' : at >= lit ? 'bg-fill' : at >= BARS * HOT_FROM ? 'bg-bad' : 'bg-won',
            )}
          />
        ))}
      </div>
    </section>
  );
}
