import type { Written } from '@souk/live/server/declaration.ts';
import type { Write } from '@souk/live/writes.ts';
import type { MarksData } from '@souk/shared/talk/messaging/documents.ts';
import { messagesPath, otherIn } from '@souk/shared/talk/messaging/paths.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { dbOf, holdCollections, type LiveAsker } from '../../../platform/live/index.ts';
import { noticingRead } from './after-message.job.ts';
import { countUnread, findInboxes } from './conversation.repo.ts';
import { inboxDoc } from './inbox-lines.ts';

/** What the reader has read counts as unread no more. */
export async function followMarks({
  who,
  params,
  db: live,
  before,
  after,
}: Written<LiveAsker>): Promise<Write[]> {
  const { pair = '' } = params;
  const other = who && otherIn(pair, who.id);
  if (!who || other === null || (after as MarksData).read === (before as MarksData | null)?.read) return [];
  const db = dbOf(live);
  // A message written at this very moment waits, so that none is counted twice or not at all.
  await holdCollections(db, [messagesPath(pair)]);
  const inbox = (await findInboxes(db, who.id, other)).get(who.id);
  if (!inbox || inbox.unread === 0) return [];
  const unread = await countUnread(db, pair, who.id);
  if (unread === inbox.unread) return [];
  if (unread === 0) await enqueue(db, noticingRead, { reader: who.id, other });
  return [{ op: 'update', path: inboxDoc(who.id, other), data: { unread } }];
}
