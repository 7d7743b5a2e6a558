import { useFormat, useT } from '@/platform/i18n/index.ts';

/** Where in a show something was: "54:12", "1:42:10". */
export function useClockTime(): (seconds: number) => string {
  const t = useT();
  const { number } = useFormat();
  const two = (value: number) => number(value, { minimumIntegerDigits: 2 });
  return (length) => {
    const hours = Math.floor(length / 3600);
    const minutes = Math.floor(length / 60) % 60;
    const seconds = two(Math.floor(length) % 60);
    return hours > 0
      ? t('live.longClock', { hours: number(hours), minutes: two(minutes), seconds })
      : t('ui.clock', { minutes: number(minutes), seconds });
  };
}
