import { denied } from '@souk/live/errors.ts';
import type { Asked, AskedWrite, Written } from '@souk/live/server/declaration.ts';
import type { Data } from '@souk/live/values.ts';
import type { Write } from '@souk/live/writes.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import { looksAfter, problemOfText } from '@souk/shared/live/room-chat/rules.ts';
import { countWrite, dbOf, type LiveAsker, type LiveDeclaration } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { maySeeShow } from '../shows/index.ts';
import { mayHearRoom, whyNotSay } from './message.policy.ts';
import { findRoom, findSpeaker, holdBans, type Room, takeTurn } from './room.repo.ts';

/** What is said in the rooms of shows, and how the rooms are set. */
export const roomChatLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/messages',
    check: checkMessage,
    read: mayHear,
    write: isOwnNewMessage,
    act: takeTurnToSay,
    speaks: true,
    follow: sign,
  },
  { path: 'rooms/{showId}/state', read: maySee },
  // Nothing is in it: who has the picture of a show in a corner listens to it, and is counted with those in its room.
  { path: 'rooms/{showId}/watching', read: maySee },
  {
    path: 'rooms/{showId}/banned',
    read: async (asked) => looksAfter((await roomOf(asked))?.role ?? 'viewer'),
  },
];

/** The room that is asked for; null when there is none that the one who asks may see. */
export async function roomOf({ who, params, db }: Asked<LiveAsker>): Promise<Room | null> {
  const showId = showIdIn(params);
  const room = showId && (await findRoom(dbOf(db), showId, who?.id ?? null));
  return room && maySeeShow(who?.actor ?? visitor, room) ? room : null;
}

async function maySee(asked: Asked<LiveAsker>): Promise<boolean> {
  return (await roomOf(asked)) !== null;
}

export async function mayHear(asked: Asked<LiveAsker>): Promise<boolean> {
  const room = await roomOf(asked);
  return room !== null && mayHearRoom(room);
}

function checkMessage({ by, at, text, ...others }: Data): string | undefined {
  if (typeof by !== 'string' || typeof at !== 'number' || typeof text !== 'string')
    return 'A message says who said what and when.';
  const [other] = Object.keys(others);
  return other === undefined ? problemOfText(text) : `A message has no "${other}".`;
}

// One who says more than that is no person.
const FEW = { most: 8, withinSeconds: 10 };
const MANY = { most: 40, withinSeconds: 120 };

/** Each message is new and one's own. */
function isOwnNewMessage({ who, params, id, op, before, after }: AskedWrite<LiveAsker>): boolean {
  if (!who || !showIdIn(params) || op !== 'set' || before) return false;
  return after?.by === who.id && isCanonicalId(id);
}

/** The room is held first, so that nobody is banned meanwhile, and one person's messages are counted one by one. */
async function takeTurnToSay(asked: AskedWrite<LiveAsker>): Promise<void> {
  const { who, params, db, after } = asked;
  const showId = showIdIn(params);
  if (!who || !showId) throw denied();
  const tx = dbOf(db);
  await holdBans(tx, showId);
  const room = await roomOf(asked);
  if (!room) throw denied();
  const why = whyNotSay(room, String(after?.text));
  if (why) throw why;
  await takeTurn(tx, showId, who.id);
  if (looksAfter(room.role)) return;
  await countWrite(db, room.now, [
    { of: ['room chat', who.id], ...FEW },
    { of: ['room chat long', who.id], ...MANY },
  ]);
}

/** Who said it and when is the server's to say. */
async function sign({ who, params, db, path }: Written<LiveAsker>): Promise<Write[]> {
  const showId = showIdIn(params);
  const speaker = who && showId && (await findSpeaker(dbOf(db), showId, who.id));
  if (!speaker) throw denied();
  const { name, handle, role } = speaker;
  const at = { $change: 'server-time' } as const;
  return [{ op: 'update', path, data: { name, handle, at, ...(looksAfter(role) ? { role } : {}) } }];
}

const showIdIn = ({ showId = '' }: Record<string, string>): ShowId | undefined =>
  isCanonicalId(showId) ? (showId as ShowId) : undefined;
