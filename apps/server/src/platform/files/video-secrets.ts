import { open } from 'node:fs/promises';
import { boxes, handlerOf } from './video-boxes.ts';

/** A part of a file that is a box: its name, and what is behind its head, are made to say nothing. */
export interface Hidden {
  at: number;
  head: number;
  /** To the end of the file where it says so itself. */
  size: number;
}

// Where and when something was filmed, with what and by whom; no player needs them.
const telling = new Set(['udta', 'meta', 'uuid']);
const inner = new Set(['trak', 'mdia', 'minf']);
const played = new Set(['vide', 'soun']);

export const tells = (name: string): boolean => telling.has(name);

/** What in a `moov`, whose content begins at that place of its file, tells of who filmed it. */
export function* secretsIn(content: Buffer, from: number): Generator<Hidden> {
  for (const { name, body, at } of boxes(content)) {
    if (tells(name) || (name === 'trak' && !played.has(handlerOf(body))))
      yield { at: from + at, head: 8, size: body.length + 8 };
    else if (inner.has(name)) yield* secretsIn(body, from + at + 8);
  }
}

const NOTHING = Buffer.alloc(64 * 1024);

/** Everything else stays where it is, so that the video plays as before. */
export async function hide(path: string, all: readonly Hidden[]): Promise<void> {
  await using file = await open(path, 'r+');
  const { size: whole } = await file.stat();
  for (const { at, head, size } of all) {
    await file.write('free', at + 4, 'latin1');
    const end = Math.min(at + size, whole);
    for (let from = at + head; from < end; from += NOTHING.length)
      await file.write(NOTHING, 0, Math.min(NOTHING.length, end - from), from);
  }
}
