/** 1/48000 s, whatever a sender records with (RFC 7587). */
export const OPUS_CLOCK = 48_000;

/** 20 ms of silence in stereo. */
export const silence = Buffer.from([0xfc, 0xff, 0xfe]);
export const SILENCE_TICKS = 960;

const frameTicks = [
  ...[480, 960, 1_920, 2_880],
  ...[480, 960, 1_920, 2_880],
  ...[480, 960, 1_920, 2_880],
  ...[480, 960],
  ...[480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
  ...[120, 240, 480, 960],
];
/** 120 ms. */
const LONGEST_TICKS = 5_760;

/** How long a packet of Opus sounds (RFC 6716, 3.1); 0 when it is malformed. */
export function opusTicks(packet: Buffer): number {
  if (packet.length === 0) return 0;
  const frames = frameTicks[packet[0]! >> 3]!;
  const code = packet[0]! & 3;
  const count = code === 0 ? 1 : code < 3 ? 2 : (packet[1] ?? 0) & 0x3f;
  const ticks = frames * count;
  return ticks <= LONGEST_TICKS ? ticks : 0;
}
