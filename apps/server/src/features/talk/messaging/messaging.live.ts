import { denied, LiveError } from '@souk/live/errors.ts';
import type { ChannelDeclaration } from '@souk/live/server/channel.ts';
import type { AskedWrite } from '@souk/live/server/declaration.ts';
import { type Data, isSame } from '@souk/live/values.ts';
import { isCanonicalId } from '@souk/shared/ids.ts';
import {
  inboxData,
  type MarksData,
  type MessageData,
  marksData,
  messageData,
  presenceData,
  typingData,
} from '@souk/shared/talk/messaging/documents.ts';
import { messagesPath, otherIn, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { messageLimits } from '@souk/shared/talk/messaging/rules.ts';
import type { z } from 'zod';
import { Failure } from '../../../platform/errors/failure.ts';
import {
  countWrite,
  dbOf,
  headOf,
  type LiveAsker,
  type LiveDeclaration,
} from '../../../platform/live/index.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import { followMarks } from './marks.follow.ts';
import { followMessage } from './message.follow.ts';
import { messageChange } from './message-change.ts';
import { checkEnclosed, findStanding, isSaidElsewhere, type Standing } from './standing.repo.ts';

type Asked = Pick<AskedWrite<LiveAsker>, 'who' | 'params' | 'db'>;

/** The conversations of two, what each of them has read, and the list that each has of them. */
export const messagingLive: readonly LiveDeclaration[] = [
  {
    path: 'conversations/{pair}/messages',
    check: fits(messageData),
    read: (asked) => partner(asked) !== null,
    write: mayWriteMessage,
    act: countMessage,
    speaks: true,
    follow: followMessage,
  },
  {
    path: 'conversations/{pair}/marks',
    check: fits(marksData),
    read: seesMarks,
    write: writeMarks,
    speaks: false,
    follow: followMarks,
  },
  {
    path: 'inboxes/{userId}/conversations',
    check: fits(inboxData),
    read: ({ who, params }) => who?.id === params.userId,
    write: writeInbox,
    speaks: false,
  },
  {
    path: 'people/{userId}/presence',
    check: fits(presenceData),
    read: seesPresence,
  },
];

/** Who is typing to whom. */
export const messagingChannels: readonly ChannelDeclaration<LiveAsker>[] = [
  {
    path: 'conversations/{pair}/typing',
    subscribe: (asked) => partner(asked) !== null,
    publish: async (asked) => {
      const other = partner(asked);
      if (other === null || !asked.who || !typingData.safeParse(asked.data).success) return false;
      const { here, blocked, blockedBy } = await findStanding(dbOf(asked.db), asked.who.id, other);
      return here && !blocked && !blockedBy;
    },
  },
];

function fits(schema: z.ZodType) {
  return (data: unknown): string | undefined => {
    const parsed = schema.safeParse(data);
    // What is stored is what was sent: it must be in the form that parsing would give it.
    if (parsed.success)
      return isSame(parsed.data as Data, data as Data) ? undefined : 'Ids are in small letters.';
    const [issue] = parsed.error.issues;
    return issue && `${issue.path.join('.') || 'The document'}: ${issue.message}`;
  };
}

/** The other one of the conversation that is asked for; null for a person who is not in it. */
const partner = ({ who, params }: Pick<Asked, 'who' | 'params'>): string | null =>
  who && otherIn(params.pair ?? '', who.id);

async function mayWriteMessage(asked: AskedWrite<LiveAsker>): Promise<boolean> {
  const { who, db: live, before, after, id, now } = asked;
  const other = partner(asked);
  if (!who || other === null || !isCanonicalId(id)) return false;
  const change = messageChange({ before, after }, who.id, now);
  // One's own messages may be deleted, no matter what became of the other.
  if (change === 'deleted') return true;
  const db = dbOf(live);
  const pair = pairOf(who.id, other);
  const [standing, saidElsewhere] = await Promise.all([
    findStanding(db, who.id, other),
    change === 'sent' && isSaidElsewhere(db, pair, id),
  ]);
  checkStanding(standing);
  if (change !== 'sent') return true;
  if (saidElsewhere) throw denied('A message has an id of its own.');

  const { pictures = [], card, replyTo } = after as MessageData;
  if (pictures.length > 0 || card || replyTo !== undefined) {
    const enclosed = {
      pictures: pictures.map((one) => one.id),
      card: card ?? null,
      replyTo: replyTo ?? null,
    };
    const there = await checkEnclosed(db, { me: who.id, other, pair }, enclosed);
    if (!there.pictures) throw refused('A picture is not there, or not yours.');
    if (!there.card) throw refused('What the card shows is not there.');
    if (!there.replyTo) throw refused('The message it answers is not there.');
  }
  return true;
}

const refused = (message: string) => new LiveError('failed-precondition', message);

/** A person who is blocked learns no more than of someone who is gone. */
function checkStanding({ here, blocked, blockedBy }: Standing): void {
  if (!here || blockedBy) throw denied('This person cannot be written to.');
  if (blocked) throw refused('You blocked this person. Unblock them first.');
}

/** A message that is sent counts, and so does the conversation that it begins; changes do not. */
async function countMessage(asked: AskedWrite<LiveAsker>): Promise<void> {
  const { who, db, before, after, now } = asked;
  const other = partner(asked);
  if (!who || other === null || messageChange({ before, after }, who.id, now) !== 'sent') return;
  await countWrite(db, now, [{ of: ['message', who.id], most: messageLimits.aMinute, withinSeconds: 60 }]);
  if ((await findStanding(dbOf(db), who.id, other)).begun) return;
  const aDay = { of: ['new conversation', who.id], most: messageLimits.newADay, withinSeconds: 86_400 };
  try {
    await countAttempt({ db: dbOf(db), clock: { now: () => new Date(now) } }, [aDay]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // What would be sent a day later is better not sent by itself.
    throw refused('You began many conversations today. Go on tomorrow.');
  }
}

/** Everyone marks for themselves, only upwards, and nothing that was not written yet. */
async function writeMarks(asked: AskedWrite<LiveAsker>): Promise<boolean> {
  const { who, params, id, db, after, before } = asked;
  if (!who || id !== who.id || partner(asked) === null || !after) return false;
  const marks = after as MarksData;
  const { delivered, read } = (before ?? { delivered: 0, read: 0 }) as MarksData;
  if (marks.delivered < delivered || marks.read < read) throw refused('A mark only goes up.');
  if (marks.delivered > (await headOf(dbOf(db), messagesPath(params.pair ?? ''))))
    throw refused('This message is not there yet.');
  return true;
}

/**
 * Over a block neither sees how far the other one reads, as of someone who is gone. Both may still mark for themselves,
 * so that nothing stays unread for ever.
 */
async function seesMarks(asked: Asked): Promise<boolean> {
  const other = partner(asked);
  if (!asked.who || other === null) return false;
  const { here, blocked, blockedBy } = await findStanding(dbOf(asked.db), asked.who.id, other);
  return here && !blocked && !blockedBy;
}

/** Its owner mutes a conversation, or puts it away until something new comes. */
function writeInbox({ who, params, before, after }: AskedWrite<LiveAsker>): boolean {
  if (!who || who.id !== params.userId || !before || !after) return false;
  const { muted: _m, hidden: _h, ...was } = before;
  const { muted: _n, hidden: _i, ...is } = after;
  return (
    Object.keys(is).every((name) => JSON.stringify(is[name]) === JSON.stringify(was[name])) &&
    Object.keys(was).length === Object.keys(is).length
  );
}

/** Those who talk with a person see whether they are there, unless one of them blocked the other. */
async function seesPresence({ who, params, db }: Asked): Promise<boolean> {
  if (!who || params.userId === undefined || !isCanonicalId(params.userId)) return false;
  if (who.id === params.userId) return true;
  const { here, begun, blocked, blockedBy } = await findStanding(dbOf(db), who.id, params.userId);
  return here && begun && !blocked && !blockedBy;
}
