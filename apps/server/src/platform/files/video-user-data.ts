import { type FileHandle, open } from 'node:fs/promises';
import type { Film } from './video-film.ts';

// Of H.264: what pictures carry beside themselves, and parts that mean nothing to a player.
const BESIDE = 6;
const unspecified = (type: number) => type === 0 || type >= 24;
/** Longer ones say nothing to a player. */
const MOST_BESIDE = 64 * 1024;
/** Messages of the video's maker: cameras put into them where and when it was filmed. */
const ownMessages = new Set([4, 5]);

/** Makes what cameras write into coded pictures say nothing; all stays as long as it was. False where nothing was said. */
export async function eraseUserData(path: string, { pictures, lengthBytes }: Film): Promise<boolean> {
  await using file = await open(path, 'r+');
  const { size: whole } = await file.stat();
  let isChanged = false;
  let sum = 0;
  for (const { at, size } of pictures) {
    sum += size;
    // No two pictures of an honest file lie in the same place.
    if (sum > whole) break;
    if (at + size > whole) continue;
    const bytes = await readAt(file, at, size);
    if (!silence(bytes, lengthBytes)) continue;
    await file.write(bytes, 0, size, at);
    isChanged = true;
  }
  return isChanged;
}

async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  return buffer.subarray(0, bytesRead);
}

/** In the parts of one picture. True where something was changed. */
export function silence(picture: Buffer, lengthBytes: number): boolean {
  let isChanged = false;
  for (let at = 0; at + lengthBytes < picture.length; ) {
    const length = picture.readUIntBE(at, lengthBytes);
    const part = picture.subarray(at + lengthBytes, at + lengthBytes + length);
    const type = part.length > 0 ? part.readUInt8(0) & 31 : 1;
    const isOwn = unspecified(type) || (type === BESIDE && part.length > MOST_BESIDE);
    if (isOwn) isChanged = overwriteAll(part) || isChanged;
    else if (type === BESIDE) isChanged = silenceMessages(part) || isChanged;
    at += lengthBytes + length;
  }
  return isChanged;
}

function silenceMessages(part: Buffer): boolean {
  const places = spelledOut(part);
  let isChanged = false;
  let at = 0;
  const number = () => {
    let sum = 0;
    for (; at < places.length; at++) {
      const byte = part[places[at]!] ?? 0;
      sum += byte;
      if (byte !== 255) {
        at++;
        break;
      }
    }
    return sum;
  };
  // The last byte ends the part.
  while (at < places.length - 1) {
    const [type, size] = [number(), number()];
    if (ownMessages.has(type)) isChanged = overwrite(part, places.slice(at, at + size)) || isChanged;
    at += size;
  }
  return isChanged;
}

/** Where the bytes behind the head of a part lie, without those that keep them apart from the start of another. */
function spelledOut(part: Buffer): number[] {
  const places: number[] = [];
  let zeros = 0;
  for (let at = 1; at < part.length; at++) {
    const byte = part[at];
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    places.push(at);
  }
  return places;
}

const NOTHING = 255;

/** Not what stands around a byte that keeps zeros apart, without which more would be read. */
function overwrite(part: Buffer, places: readonly number[]): boolean {
  let isChanged = false;
  for (const at of places) {
    const isKept = part[at] === NOTHING || [at - 1, at + 1, at + 2].some((near) => keepsApart(part, near));
    if (isKept) continue;
    part[at] = NOTHING;
    isChanged = true;
  }
  return isChanged;
}

function overwriteAll(part: Buffer): boolean {
  const content = part.subarray(1);
  const isChanged = content.some((byte) => byte !== NOTHING);
  content.fill(NOTHING);
  return isChanged;
}

const keepsApart = (part: Buffer, at: number): boolean =>
  part[at] === 3 && part[at - 1] === 0 && part[at - 2] === 0;
