import type { MarksData } from '@souk/shared/talk/messaging/documents.ts';
import { type Message, type MessageState, stateOf } from './message.ts';

export type ThreadRow =
  | { kind: 'day'; key: string; at: number }
  | {
      kind: 'message';
      key: string;
      message: Message;
      mine: boolean;
      /** The first of what someone says in one go, or a card: more room above it. */
      first: boolean;
      /** The last of it: its corner is cut. */
      last: boolean;
      /** Whose it is stands beside it. */
      face: boolean;
      /** The time below it, and for one's own how far it has come. */
      foot: { at: number; state: MessageState | null } | null;
      /** What it answers; null when that is not among what is shown. */
      answered: Message | null;
    };

interface Scene {
  me: string;
  theirs: MarksData;
  /** The same for all moments of one day, where the reader is. */
  dayOf: (at: number) => string;
}

/** Longer apart, and it was not said in one go. */
const oneGoMs = 5 * 60_000;
const MINUTE_MS = 60_000;

/** What a thread shows, from the oldest to the newest: days, what was said in one go, times and marks. */
export function threadRows(messages: readonly Message[], scene: Scene): ThreadRow[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const days = messages.map(({ at }) => scene.dayOf(at));
  const rows: ThreadRow[] = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const next = messages[index + 1];
    const day = days[index];
    const newDay = !before || days[index - 1] !== day;
    if (newDay) rows.push({ kind: 'day', key: `day ${day} ${message.id}`, at: message.at });
    const first = newDay || !inOneGo(before, message, scene) || isBox(message) || isBox(before);
    const last = !next || days[index + 1] !== day || !inOneGo(message, next, scene);
    const mine = message.by === scene.me;
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      mine,
      first,
      last,
      face: !mine && (last || isBox(message) || (next !== undefined && isBox(next))),
      foot: last && !saysSameTime(message, next, scene) ? footOf(message, scene) : null,
      answered: message.replyTo === null ? null : (byId.get(message.replyTo) ?? null),
    });
  });
  return rows;
}

/** The very rows of before where they say the same, so that only what changed is drawn. */
export function rowsInPlace(before: readonly ThreadRow[], now: readonly ThreadRow[]): readonly ThreadRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const rows = now.map((row) => {
    const old = known.get(row.key);
    return old && isSameRow(old, row) ? old : row;
  });
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}

function isSameRow(a: ThreadRow, b: ThreadRow): boolean {
  if (a.kind === 'day') return b.kind === 'day' && a.at === b.at;
  if (b.kind === 'day') return false;
  return (
    a.message === b.message &&
    a.first === b.first &&
    a.last === b.last &&
    a.face === b.face &&
    a.answered === b.answered &&
    a.foot?.at === b.foot?.at &&
    a.foot?.state === b.foot?.state
  );
}

const isBox = (message: Message): boolean => message.card !== null && !message.deleted;

function footOf(message: Message, { me, theirs }: Scene) {
  const mine = message.by === me && !message.deleted;
  return { at: message.at, state: mine ? stateOf(message, theirs) : null };
}

function inOneGo(a: Message, b: Message, { me, theirs }: Scene): boolean {
  if (a.by !== b.by || Math.abs(b.at - a.at) > oneGoMs) return false;
  return a.by !== me || stateOf(a, theirs) === stateOf(b, theirs);
}

/** What the other one said within the minute of one's answer does not need a time of its own. */
function saysSameTime(message: Message, next: Message | undefined, { me }: Scene): boolean {
  if (!next || message.by === me || next.by !== me) return false;
  return Math.floor(message.at / MINUTE_MS) === Math.floor(next.at / MINUTE_MS);
}
