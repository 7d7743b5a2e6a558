/** How far `to` lies after `from` among numbers of 16 bits that begin again at 0; negative when it lies before. */
export function distance16(from: number, to: number): number {
  return ((to - from) << 16) >> 16;
}

/** The same among numbers of 32 bits. */
export function distance32(from: number, to: number): number {
  return (to - from) | 0;
}
