import type { Image } from '@souk/shared/images/schema.ts';
import { useEffect, useRef, useState } from 'react';

export type PictureProblem = 'not-a-picture' | 'too-large';

export type PickedPicture =
  | { kind: 'stored'; key: string; image: Image }
  | { kind: 'file'; key: string; file: File; url: string; problem: PictureProblem | null };

export const mostPictures = 10;
const largestBytes = 50 * 1024 * 1024;
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];

/** The pictures of a listing in their order; the first one is the cover. */
export function usePictures(stored: readonly Image[] = []) {
  const [pictures, setPictures] = useState<PickedPicture[]>(() =>
    stored.map((image) => ({ kind: 'stored', key: image._id, image })),
  );
  const latest = useRef(pictures);
  latest.current = pictures;
  useEffect(() => () => latest.current.forEach(letGo), []);

  const add = async (files: readonly File[]) => {
    const room = files.slice(0, Math.max(0, mostPictures - latest.current.length));
    const picked = await Promise.all(room.map(pick));
    setPictures((before) => [...before, ...picked].slice(0, mostPictures));
  };
  const remove = (key: string) =>
    setPictures((before) => {
      before.filter((picture) => picture.key === key).forEach(letGo);
      return before.filter((picture) => picture.key !== key);
    });
  const move = (key: string, to: number) => setPictures((before) => placed(before, key, to));
  return { pictures, add, remove, move };
}

export type Pictures = ReturnType<typeof usePictures>;

/** The first that can be shown. */
export function coverOf(pictures: readonly PickedPicture[]): PickedPicture | undefined {
  return pictures.find((picture) => picture.kind === 'stored' || picture.problem === null);
}

/** The same things with one of them at another place. */
export function placed<T extends { key: string }>(things: readonly T[], key: string, to: number): T[] {
  const thing = things.find((one) => one.key === key);
  if (!thing || to < 0 || to >= things.length) return [...things];
  const others = things.filter((one) => one !== thing);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

async function pick(file: File): Promise<PickedPicture> {
  const key = crypto.randomUUID();
  return { kind: 'file', key, file, url: URL.createObjectURL(file), problem: await problemOf(file) };
}

async function problemOf(file: File): Promise<PictureProblem | null> {
  if (file.size > largestBytes) return 'too-large';
  if (!pictureTypes.includes(file.type)) return 'not-a-picture';
  // Most browsers cannot look into these; the server can.
  if (/hei[cf]$/.test(file.type)) return null;
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'not-a-picture';
  }
}

function letGo(picture: PickedPicture): void {
  if (picture.kind === 'file') URL.revokeObjectURL(picture.url);
}
