/** Of Opus: fullband, both ears, a frame of 20 ms, several of one length in a packet (RFC 6716, 3.2.5). */
const HEAD = (31 << 3) | 3;
const FRAME_MS = 20;
const SILENT_FRAME = [0xff, 0xfe];

/** A packet of silence. Browsers show no picture in time with sound that never comes. */
export function silence(ms: number): Buffer {
  const frames = ms / FRAME_MS;
  return Buffer.from([HEAD, frames, ...Array.from({ length: frames }, () => SILENT_FRAME).flat()]);
}
