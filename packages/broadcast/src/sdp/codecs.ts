/** What the relay carries. It never decodes; it only has to find key frames and to rewrite what counts packets. */
export type Codec = 'H264' | 'VP8' | 'opus';

/** A codec as one side offers it. */
export interface CodecLine {
  readonly codec: Codec;
  readonly payloadType: number;
  readonly clock: number;
  /** As after the name in `a=rtpmap`. */
  readonly encoding: string;
  /** As in `a=fmtp`; empty when there are none. */
  readonly parameters: string;
}

export const VIDEO_CLOCK = 90_000;

const names: Record<string, Codec> = { h264: 'H264', vp8: 'VP8', opus: 'opus' };

export const codecNamed = (name: string): Codec | undefined => names[name.toLowerCase()];

const CONSTRAINED_BASELINE = '42e0';
const BASELINE = '4200';

/** First what every browser and telephone plays, which is H.264 in its plainest profile. */
export function bestToReceive(lines: readonly CodecLine[]): CodecLine | undefined {
  return [...lines].filter(isCarried).sort((one, other) => rank(one) - rank(other))[0];
}

function rank(line: CodecLine): number {
  if (line.codec !== 'H264') return line.codec === 'VP8' ? 3 : 0;
  const profile = profileOf(line);
  if (profile === CONSTRAINED_BASELINE) return 0;
  return profile === BASELINE ? 1 : 2;
}

/** The line of a viewer's that plays what the publisher sends. */
export function lineFor(sent: CodecLine, lines: readonly CodecLine[]): CodecLine | undefined {
  const same = lines.filter((line) => line.codec === sent.codec && isCarried(line));
  return same.find((line) => profileOf(line) === profileOf(sent)) ?? same[0];
}

/** H.264 in packets of one unit each is not offered by itself anywhere, and would need packets cut anew. */
export function isCarried({ codec, parameters }: CodecLine): boolean {
  return codec !== 'H264' || /(?:^|;)\s*packetization-mode=1(?:;|$)/.test(parameters);
}

/** Profile and its constraints, without the level: a decoder of one level plays what the other sends. */
function profileOf({ codec, parameters }: CodecLine): string {
  if (codec !== 'H264') return '';
  return /profile-level-id=([0-9a-f]{4})/i.exec(parameters)?.[1]?.toLowerCase() ?? BASELINE;
}
