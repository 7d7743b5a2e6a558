import { useNow } from '@/platform/clock/index.ts';
import { useFormat } from '@/platform/i18n/index.ts';

/** "47 hr", as long as there is some. */
export function useTimeLeft(until: string): string {
  const { duration } = useFormat();
  const now = useNow(60_000);
  return duration((Date.parse(until) - now) / 1000);
}
