import type { ImageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface ImageSource {
  kind: 'drawn' | 'stored';
  /** How a drawn picture is made. */
  recipe: unknown;
  width: number;
}

// A page shows dozens of them at once. Taken back by another process, one is shown for that long at most.
const KNOWN_MS = 1_000;
const MOST_KNOWN = 10_000;

const known = new Map<ImageId, { source: Promise<ImageSource | null>; until: number }>();

/** What a picture is made from, asked for once a second at most; null when there is none of that id. */
export function findSource(db: Db, id: ImageId): Promise<ImageSource | null> {
  const now = performance.now();
  const found = known.get(id);
  if (found && now < found.until) return found.source;
  const source = sources(db, id).then(([row]) => row ?? null);
  const mine = { source, until: now + KNOWN_MS };
  known.delete(id);
  known.set(id, mine);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  const forget = () => {
    if (known.get(id) === mine) known.delete(id);
  };
  // Neither a failure nor an absence is remembered: it may be there in a moment.
  source.then((there) => there ?? forget(), forget);
  return source;
}

/** To be called when a picture is deleted, so that this process shows it no more. */
export function forgetPicture(id: ImageId): void {
  known.delete(id);
}

const sources = prepared('image-source', (db, id: ImageId) =>
  db.selectFrom('images').select(['kind', 'recipe', 'width']).where('id', '=', id),
);
