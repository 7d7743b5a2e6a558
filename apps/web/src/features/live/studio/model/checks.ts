/** What a camera sees of light. */
export type Light = 'dark' | 'good' | 'bright';

/** Of 255. */
const DARK_BELOW = 45;
const BRIGHT_ABOVE = 215;

/** By the mean brightness of a picture's pixels, four numbers each. */
export function lightOf(pixels: ArrayLike<number>): Light {
  let sum = 0;
  for (let n = 0; n < pixels.length; n += 4)
    sum += 0.2126 * pixels[n]! + 0.7152 * pixels[n + 1]! + 0.0722 * pixels[n + 2]!;
  const mean = sum / Math.max(1, pixels.length / 4);
  if (mean < DARK_BELOW) return 'dark';
  return mean > BRIGHT_ABOVE ? 'bright' : 'good';
}

export type Loudness = 'silent' | 'quiet' | 'right' | 'loud';

export const QUIETEST_DB = -60;

/** By the loudest moment of the last seconds, in decibels below the loudest there is. */
export function loudnessOf(peakDb: number): Loudness {
  if (peakDb <= -55) return 'silent';
  if (peakDb < -32) return 'quiet';
  return peakDb > -3 ? 'loud' : 'right';
}

export function decibelsOf(samples: ArrayLike<number>): number {
  let peak = 0;
  for (let n = 0; n < samples.length; n += 1) peak = Math.max(peak, Math.abs(samples[n]!));
  return peak > 0 ? Math.max(QUIETEST_DB, 20 * Math.log10(peak)) : QUIETEST_DB;
}

/** How the line to the market carried what was sent in the last second. */
export interface LineFigures {
  /** Bits a second that would fit; 0 where the browser does not say. */
  room: number;
  /** Bits a second. */
  sent: number;
  roundTripMs: number;
  jitterMs: number;
  /** 0 to 1. */
  lost: number;
}

export type LineVerdict = 'checking' | 'good' | 'weak' | 'far' | 'lossy';

/** What the whole picture takes, and below what viewers get a smaller one. */
export const NEEDED_BITS = 2_400_000;
const WEAK_BITS = 1_200_000;
const FAR_MS = 400;
const LOSSY = 0.03;
/** A browser begins with little and tries more for some seconds. */
const TRYING_MS = 8_000;

export function verdictOf(figures: LineFigures | null, sinceMs: number): LineVerdict {
  if (!figures) return 'checking';
  if (figures.lost > LOSSY) return 'lossy';
  if (figures.roundTripMs > FAR_MS) return 'far';
  if (Math.max(figures.room, figures.sent) >= WEAK_BITS) return 'good';
  return sinceMs < TRYING_MS ? 'checking' : 'weak';
}
