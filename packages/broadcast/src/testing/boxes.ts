/** The names of the boxes that lie side by side in a file or a part of one, written apart from what makes them. */
export function boxNames(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new RangeError('a box ends outside of its file');
    names.push(bytes.toString('latin1', at + 4, at + 8));
    at += size;
  }
  return names;
}
