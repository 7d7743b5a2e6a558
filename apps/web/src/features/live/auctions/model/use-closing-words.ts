import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

/** "30 s, resets to 10 s": how long a lot runs, and what a bid near its end does. */
export function useClosingWords({
  durationSeconds,
  closing,
}: Pick<LotPage, 'durationSeconds' | 'closing'>): string {
  const t = useT();
  const { number } = useFormat();
  const length =
    durationSeconds < 3_600
      ? t('log.runs.seconds', { count: number(durationSeconds) })
      : durationSeconds < 172_800
        ? t('log.runs.hours', { count: Math.round(durationSeconds / 3_600) })
        : t('log.runs.days', { count: Math.round(durationSeconds / 86_400) });
  const seconds = 'seconds' in closing ? number(closing.seconds) : '';
  return t('log.runs', { length, rule: t(`log.closing.${closing.kind}`, { seconds }) });
}
