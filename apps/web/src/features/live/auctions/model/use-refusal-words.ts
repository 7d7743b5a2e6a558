import { errorCopy, failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { secondsLate, tenths } from './late.ts';

/** Why a bid was not taken; one that came too late, by how much. */
export function useRefusalWords(): (error: unknown) => string {
  const t = useT();
  const { number } = useFormat();
  return (error) => {
    const seconds = secondsLate(error);
    if (seconds === null) return failureWords(error, t);
    return `${t(errorCopy(error).title)} ${t('room.lateBy', { seconds: tenths(number, seconds) })}`;
  };
}
