import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { CountdownRing, type CountdownRingProps, useCountdown } from './countdown-ring.tsx';
import { spokenMark } from './spoken-mark.ts';

/** A ring that also says its last marks aloud; one of a page at most. */
export function SpokenCountdown(props: CountdownRingProps) {
  const t = useT();
  const { remainingMs } = useCountdown(props);
  const before = useRef(remainingMs);
  const [mark, setMark] = useState<number | null>(null);
  useEffect(() => {
    const passed = spokenMark(before.current, remainingMs);
    before.current = remainingMs;
    if (passed !== null) setMark(passed);
  }, [remainingMs]);
  return (
    <>
      <CountdownRing {...props} />
      <span aria-live="polite" className="sr-only">
        {mark === null ? '' : mark === 0 ? t('ui.timeOver') : t('ui.secondsLeft', { count: mark })}
      </span>
    </>
  );
}
