import type { DocumentPath } from '@souk/live/paths.ts';
import type { Written } from '@souk/live/server/declaration.ts';
import type { Write } from '@souk/live/writes.ts';
import type { MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { otherIn } from '@souk/shared/talk/messaging/paths.ts';
import { isDeleted, lineOf } from '@souk/shared/talk/messaging/rules.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { dbOf, type LiveAsker } from '../../../platform/live/index.ts';
import { hashOfWords } from '../notifications/index.ts';
import { afterMessage, noticingDeleted, noticingEdited, SECONDS_TO_READ } from './after-message.job.ts';
import { keepPictures, releasePictures } from './conversation.repo.ts';
import { arrivals, changes } from './inbox-lines.ts';

/** What a write makes of both inboxes, of pictures and of what was deleted. */
export async function followMessage(written: Written<LiveAsker>): Promise<Write[]> {
  const { id, params, db: live, path, born } = written;
  const pair = params.pair ?? '';
  const [before, after] = [written.before as MessageData | null, written.after as MessageData | null];
  const to = otherIn(pair, after?.by ?? '');
  if (!after || to === null) return [];
  const db = dbOf(live);
  const message = { pair, id, born, data: after, to };
  if (!before) {
    await keepPictures(
      db,
      pair,
      id,
      (after.pictures ?? []).map((picture) => picture.id),
    );
    await enqueue(db, afterMessage, { pair, id, born, by: after.by, to }, SECONDS_TO_READ);
    return arrivals(db, message);
  }
  if (isDeleted(after) && !isDeleted(before)) {
    await releasePictures(db, pair, [id]);
    const words = hashOfWords(lineOf(before).line);
    await enqueue(db, noticingDeleted, { reader: to, other: after.by, words });
    return [...emptying(path, after), ...(await changes(db, message, true))];
  }
  if (before.text === after.text) return [];
  const words = hashOfWords(lineOf(before).line);
  await enqueue(db, noticingEdited, { pair, id, reader: to, other: after.by, words });
  return changes(db, message, false);
}

/** Nothing is left of a deleted message but its place, whatever its author's client left in it. */
function emptying(path: DocumentPath, { by, at, deletedAt = at }: MessageData): Write[] {
  return [{ op: 'set', path, data: { by, at, text: '', deletedAt } }];
}
