import { Timer } from 'lucide-react';
import { use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ClockOffset } from './clock-offset.ts';
import { countdown } from './countdown.model.ts';
import { Ring } from './countdown-ring.tsx';

interface HeldTimerProps {
  /** When the reserved stock goes back. */
  until: string;
  totalSeconds?: number;
  /** Server clock minus this clock, when it is not the one provided around. */
  offsetMs?: number;
}

/** "9:14 your items are held for you": how long what is in the checkout stays reserved. */
export function HeldTimer({ until, totalSeconds = 600, offsetMs }: HeldTimerProps) {
  const t = useT();
  const around = use(ClockOffset);
  const { duration } = useFormat();
  const left = countdown({
    endsAtMs: Date.parse(until),
    nowMs: useNow(),
    offsetMs: offsetMs ?? around,
    totalMs: totalSeconds * 1000,
    kind: 'listing',
  });
  return (
    <span
      role="timer"
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft ps-1.5 pe-4 text-14 text-ink-2"
    >
      <Ring size={36} fraction={left.fraction} tone={left.tone === 'last' ? 'live' : 'quiet'}>
        <Timer size={17} className="text-ink-1" aria-hidden="true" />
      </Ring>
      <span>
        <b className="font-semibold text-ink-1 figures">{duration(Math.ceil(left.remainingMs / 1000))}</b>{' '}
        {t('ui.held')}
      </span>
    </span>
  );
}
