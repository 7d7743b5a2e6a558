import { type ReactNode, use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { ClockOffset } from './clock-offset.ts';
import { type Countdown, type CountdownKind, countdown } from './countdown.model.ts';
import { countdownWords } from './countdown-words.ts';

export interface CountdownRingProps {
  endsAt: string;
  kind?: CountdownKind;
  /** Length of the whole run, for the ring's start. */
  durationSeconds?: number;
  /** Server clock minus this clock, when it is not the one provided around. */
  offsetMs?: number;
  size?: RingSize;
  /** White track and figures, for use over a picture. */
  onDark?: boolean;
  /** Small figures: "26 m" inside a card's ring. */
  compact?: boolean;
}

const STEP_MS = 250;
/** A transition between the steps would paint sixty times a second for as long as a room is open. */
const SMOOTH_MS = 100;
const EYE_CATCHING = 56;
/** "59 min" is longer, and set this much smaller. */
const MOST_LARGE = 5;
const LONG = 0.75;

export type RingSize = 24 | 36 | 40 | 48 | 56 | 68 | 84;

export function CountdownRing(props: CountdownRingProps) {
  const { size = 56, onDark, compact } = props;
  const state = useCountdown(props, size >= EYE_CATCHING && props.kind === 'show' ? SMOOTH_MS : STEP_MS);
  const label = useLabel(state, size);
  const t = useT();
  const urgent = state.tone === 'last';
  return (
    <span role="timer" aria-label={t('ui.timeLeft', { time: label })} className="inline-flex">
      <Ring
        size={size}
        fraction={state.fraction}
        tone={urgent ? 'live' : 'accent'}
        onDark={onDark}
        compact={compact}
        isLong={label.length > MOST_LARGE}
      >
        <span
          className={cx(
            urgent ? (onDark ? 'text-white' : 'text-live-text') : onDark ? 'text-white' : 'text-ink-1',
          )}
        >
          {label}
        </span>
      </Ring>
    </span>
  );
}

export function useCountdown(
  { endsAt, kind = 'listing', durationSeconds, offsetMs }: CountdownRingProps,
  stepMs = STEP_MS,
): Countdown {
  const around = use(ClockOffset);
  return countdown({
    endsAtMs: Date.parse(endsAt),
    nowMs: useNow(stepMs),
    offsetMs: offsetMs ?? around,
    kind,
    ...(durationSeconds ? { totalMs: durationSeconds * 1000 } : {}),
  });
}

interface RingProps {
  size: RingSize;
  fraction: number;
  tone: 'accent' | 'live' | 'won' | 'quiet';
  onDark?: boolean;
  compact?: boolean;
  /** More figures than fit in large. */
  isLong?: boolean;
  children?: ReactNode;
}

const strokes: Record<RingSize, number> = { 24: 2.5, 36: 3, 40: 3.5, 48: 3.5, 56: 4.5, 68: 4.5, 84: 5 };
const texts: Record<RingSize, number> = { 24: 9, 36: 12, 40: 14, 48: 13, 56: 17, 68: 17, 84: 24 };
const colours = {
  accent: 'text-accent',
  live: 'text-live',
  won: 'text-won',
  quiet: 'text-accent-text',
} as const;

export function Ring({ size, fraction, tone, onDark, compact, isLong, children }: RingProps) {
  const stroke = strokes[size];
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const centre = size / 2;
  // In half pixels: a page of small rings would be painted without a pause.
  const left = Math.round(length * fraction * 2) / 2;
  return (
    <span className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg
        width={size}
        height={size}
        aria-hidden="true"
        className={cx('absolute inset-0 -rotate-90', colours[tone])}
      >
        <circle
          cx={centre}
          cy={centre}
          r={radius}
          fill="none"
          strokeWidth={stroke}
          stroke={onDark ? 'rgb(255 255 255 / 0.28)' : 'var(--track)'}
        />
        <circle
          cx={centre}
          cy={centre}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          strokeLinecap={fraction > 0 ? 'round' : 'butt'}
          strokeDasharray={`${left} ${length}`}
        />
      </svg>
      <span
        className="relative leading-none font-semibold figures whitespace-nowrap"
        style={{ fontSize: compact ? 12 : texts[size] * (isLong ? LONG : 1) }}
      >
        {children}
      </span>
    </span>
  );
}

function useLabel(state: Countdown, size: RingSize): string {
  const t = useT();
  useWordsToCome(countdownWords);
  const { number } = useFormat();
  const { label } = state;
  if (label.unit === 'clock')
    return t('ui.clock', { minutes: number(label.minutes), seconds: twoDigits(number, label.seconds) });
  if (label.unit === 'seconds') return size >= 40 ? twoDigits(number, label.value) : number(label.value);
  const value = number(label.value);
  if (label.unit === 'minutes') return t('ui.minutesShort', { value });
  return label.unit === 'hours' ? t('ui.hoursShort', { value }) : t('ui.daysShort', { value });
}

function twoDigits(number: (value: number) => string, value: number): string {
  return value < 10 ? number(0) + number(value) : number(value);
}
