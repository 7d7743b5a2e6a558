import type { UserId } from '@souk/shared/ids.ts';
import type { MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { isDeleted, lineOf } from '@souk/shared/talk/messaging/rules.ts';
import { newId } from '../../../platform/ids.ts';
import type { Job, JobCtx } from '../../../platform/jobs/job.ts';
import { holdCollections } from '../../../platform/live/index.ts';
import { noticeSeen, notify, resay, unsay } from '../notifications/index.ts';
import { findAwayAnswer } from './away-note.repo.ts';
import { findInboxes, findMessage, findRead } from './conversation.repo.ts';
import { sayFor } from './say.ts';
import { findStanding } from './standing.repo.ts';
import { findTalkers } from './talker.repo.ts';

/** A reader who has the conversation open has read it by then, and is not notified too. */
export const SECONDS_TO_READ = { afterSeconds: 4 };

interface SentMessage {
  pair: string;
  id: string;
  born: number;
  by: UserId;
  to: UserId;
  /** What it shows is told of in a way of its own, and not once more as a message. */
  told?: boolean;
}

/** What a message brings about when its reader does not read it at once: an away note, and that they are told. */
export const afterMessage: Job<SentMessage> = {
  name: 'after-message',
  atOnce: 4,
  async run(ctx, sent) {
    await answerForAway(ctx, sent);
    if (!sent.told) await tellReader(ctx, sent);
  },
};

/** What was read needs no telling any more. */
export const noticingRead: Job<{ reader: UserId; other: string }> = {
  name: 'noticing-read',
  atOnce: 4,
  async run({ db, clock }, { reader, other }) {
    const seen = { kind: 'message' as const, about: other };
    await db.transaction().execute((tx) => noticeSeen(tx, reader, seen, clock.now()));
  },
};

interface DeletedMessage {
  reader: UserId;
  other: UserId;
  /** Its line, hashed: what was deleted is not kept with the job either. */
  words: string;
}

/** What was deleted is told no more, nor is anything of a conversation in which nothing unread is left. */
export const noticingDeleted: Job<DeletedMessage> = {
  name: 'noticing-deleted',
  atOnce: 4,
  async run({ db, clock }, { reader, other, words }) {
    const now = clock.now();
    const about = { kind: 'message' as const, about: other };
    await db.transaction().execute(async (tx) => {
      await unsay(tx, reader, { ...about, words }, now);
      const inbox = (await findInboxes(tx, other, reader)).get(reader);
      if (inbox?.unread === 0) await noticeSeen(tx, reader, about, now);
    });
  },
};

interface EditedMessage {
  pair: string;
  id: string;
  reader: UserId;
  other: UserId;
  /** Its line as it was, hashed. */
  words: string;
}

/** What was told of a message and is said otherwise since is told as it stands. */
export const noticingEdited: Job<EditedMessage> = {
  name: 'noticing-edited',
  atOnce: 4,
  async run({ db, clock }, { pair, id, reader, other, words }) {
    const [message, [writer]] = await Promise.all([findMessage(db, pair, id), findTalkers(db, [other])]);
    if (!message || isDeleted(message.data) || !writer) return;
    const said = { kind: 'message' as const, about: other, words };
    const line = newsOf(message.data, writer.name);
    await db.transaction().execute((tx) => resay(tx, reader, said, line, clock.now()));
  },
};

/** A seller's away note answers for them, to each person once in a while. */
async function answerForAway({ db, clock }: JobCtx, { pair, by, to }: SentMessage): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await holdCollections(tx, [messagesPath(pair)]);
    const note = await findAwayAnswer(tx, { pair, seller: to, asker: by }, now);
    if (note === undefined) return;
    const said = { by: to, text: note, away: true as const };
    await sayFor(tx, { id: newId<string>(now.getTime()), to: by, said }, now);
  });
}

async function tellReader({ db, clock }: JobCtx, { pair, id, by, to }: SentMessage): Promise<void> {
  const [message, inboxes, [writer], { blocked, blockedBy }] = await Promise.all([
    findMessage(db, pair, id),
    findInboxes(db, by, to),
    findTalkers(db, [by]),
    findStanding(db, to, by),
  ]);
  const inbox = inboxes.get(to);
  if (!message || isDeleted(message.data) || message.data.away || !writer || writer.gone) return;
  const isRead = !inbox || inbox.unread === 0 || (await findRead(db, pair, to)) >= message.born;
  if (isRead || inbox.muted || blocked || blockedBy) return;
  const { name } = writer;
  const several = { text: 'messages' as const, params: { name } };
  const about = { about: by, to: `/messaging/${by}`, several, picture: writer.picture?._id, by };
  const news = { ...newsOf(message.data, name), ...about };
  await db.transaction().execute((tx) => notify(tx, to, news, clock.now()));
}

function newsOf(data: MessageData, name: string): WordsOfMessage {
  const { kind, line } = lineOf(data);
  if (line !== '') return { text: 'message', params: { name, line } };
  return { text: kind === 'picture' ? 'messagePicture' : 'messageCard', params: { name } };
}

type WordsOfMessage =
  | { text: 'message'; params: { name: string; line: string } }
  | { text: 'messagePicture' | 'messageCard'; params: { name: string } };
