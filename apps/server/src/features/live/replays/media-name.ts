import { initFile, segmentFile } from '@souk/broadcast/recording/container.ts';

/** What a playlist says of a segment to name its files. */
interface Named {
  readonly number: number;
  readonly init: string;
  readonly codec: string;
}

export const initName = ({ init, codec }: Pick<Named, 'init' | 'codec'>): string =>
  `init-${initFile(init, codec)}`;

/**
 * A segment or a part of it, with the beginning of its init's id: numbers of what never reached the store are used again once
 * the relay has been restarted, and what had such an address before is kept by browsers and caches.
 */
export function segmentName({ number, init, codec }: Named, part?: number): string {
  const run = init.slice(0, RUN_LETTERS);
  return segmentFile(number, codec).replace('.', `-${run}${part === undefined ? '' : `.${part}`}.`);
}

const RUN_LETTERS = 8;

export type MediaName =
  | { kind: 'init'; id: string; ending: string }
  | { kind: 'segment'; number: number; run: string | undefined; part: number | undefined; ending: string };

/** Those of playlists from before have no run. */
export function readMediaName(name: string): MediaName | undefined {
  const [, id, initEnding] = /^init-([0-9a-f-]{36})\.(mp4|webm)$/.exec(name) ?? [];
  if (id && initEnding) return { kind: 'init', id, ending: initEnding };
  const [, number, run, partText, ending] =
    /^(\d{1,7})(?:-([0-9a-f]{8}))?(?:\.(\d{1,4}))?\.(m4s|webm)$/.exec(name) ?? [];
  if (number === undefined || !ending) return undefined;
  const part = partText === undefined ? undefined : Number(partText);
  return { kind: 'segment', number: Number(number), run, part, ending };
}
