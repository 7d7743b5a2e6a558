import type { HostVideo } from '@souk/shared/live/video/schema.ts';

type Arriving = HostVideo['arriving'];

/** What a host has to change at their encoder; null where all is well or nothing comes. */
export type EncoderProblem = 'codec' | 'no-picture' | 'b-frames' | 'no-sound';

export function problemOfEncoder(arriving: Arriving): EncoderProblem | null {
  if (arriving?.from !== 'encoder') return null;
  const { picture, sound, refused } = arriving;
  if (!picture) return refused.length > 0 ? 'codec' : 'no-picture';
  if (picture.isReordered) return 'b-frames';
  return sound ? null : 'no-sound';
}

/** As encoders write it: `1080p30`, by the shorter side. */
export function sizeInWords({
  width,
  height,
  perSecond,
}: {
  width: number;
  height: number;
  perSecond: number;
}) {
  return `${Math.min(width, height)}p${perSecond || ''}`;
}
