/** A lot in a show runs for seconds, a listing for hours; they turn urgent at different moments. */
export type CountdownKind = 'show' | 'listing';
export type CountdownTone = 'calm' | 'last' | 'over';

export interface CountdownInput {
  endsAtMs: number;
  nowMs: number;
  /** Server clock minus the clock `nowMs` was read from, in ms. */
  offsetMs?: number;
  /** The whole run in ms; without it the ring fills over the last hour or day. */
  totalMs?: number;
  kind: CountdownKind;
}

export type CountdownLabel =
  | { unit: 'clock'; minutes: number; seconds: number }
  | { unit: 'seconds' | 'minutes' | 'hours' | 'days'; value: number };

export interface Countdown {
  remainingMs: number;
  /** 1 = full ring, 0 = over. */
  fraction: number;
  tone: CountdownTone;
  label: CountdownLabel;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lastMs: Record<CountdownKind, number> = { show: 10 * second, listing: minute };

export function countdown({ endsAtMs, nowMs, offsetMs = 0, totalMs, kind }: CountdownInput): Countdown {
  const remainingMs = Math.max(0, endsAtMs - (nowMs + offsetMs));
  const whole = totalMs ?? (remainingMs <= hour ? hour : day);
  return {
    remainingMs,
    fraction: whole > 0 ? Math.min(1, remainingMs / whole) : 0,
    tone: remainingMs === 0 ? 'over' : remainingMs <= lastMs[kind] ? 'last' : 'calm',
    label: labelOf(remainingMs, kind),
  };
}

function labelOf(remainingMs: number, kind: CountdownKind): CountdownLabel {
  // Rounded up: "1" stays until the end, so that nobody sees 0 while a bid still counts.
  const seconds = Math.ceil(remainingMs / second);
  if (kind === 'show' && seconds < 100) return { unit: 'seconds', value: seconds };
  if (seconds < 600) return { unit: 'clock', minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  const minutes = Math.round(remainingMs / minute);
  if (minutes < 60) return { unit: 'minutes', value: minutes };
  const hours = Math.round(remainingMs / hour);
  if (hours < 48) return { unit: 'hours', value: Math.max(1, hours) };
  return { unit: 'days', value: Math.round(remainingMs / day) };
}
