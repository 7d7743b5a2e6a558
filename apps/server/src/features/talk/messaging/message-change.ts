import { denied, LiveError } from '@souk/live/errors.ts';
import type { Data } from '@souk/live/values.ts';
import type { MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { editableMs, isDeleted, isEmoji } from '@souk/shared/talk/messaging/rules.ts';

export type MessageChange = 'sent' | 'edited' | 'deleted' | 'reacted';

/** What a change makes of a message, as far as anyone may; throws when nobody may. */
export function messageChange(
  given: { before: Data | null; after: Data | null },
  me: string,
  now: number,
): MessageChange {
  const [before, after] = [given.before as MessageData | null, given.after as MessageData | null];
  if (!after) throw denied('A message is emptied, not taken away.');
  if (!before) return sent(after, me, now);
  if (isDeleted(before)) throw refused('This message was deleted.');
  const fields = changedFields(before, after);
  if (fields.size === 0) throw refused('Nothing was changed.');
  if (fields.has('deletedAt')) return deleted(before, after, { fields, me, now });
  if (isWithin(fields, ['reactions'])) return reacted(before, after, me);
  return edited(before, after, { fields, me, now });
}

const refused = (message: string) => new LiveError('failed-precondition', message);

function sent(after: MessageData, me: string, now: number): MessageChange {
  if (after.by !== me) throw denied('A message is by who sends it.');
  if (after.at !== now) throw denied('A message has the server’s time.');
  if (after.reactions || after.editedAt !== undefined || isDeleted(after) || after.away) throw denied();
  if (isEmpty(after)) throw refused('There is nothing in this message.');
  return 'sent';
}

interface Changing {
  fields: ReadonlySet<string>;
  me: string;
  now: number;
}

function edited(before: MessageData, after: MessageData, { fields, me, now }: Changing): MessageChange {
  if (before.by !== me || !isWithin(fields, ['text', 'editedAt'])) throw denied();
  if (after.editedAt !== now) throw denied('A change has the server’s time.');
  if (now - before.at > editableMs) throw refused('It is too late to change this message.');
  if (isEmpty(after)) throw refused('There is nothing in this message.');
  return 'edited';
}

const contents = ['text', 'pictures', 'card', 'replyTo', 'reactions', 'editedAt'] as const;

function deleted(before: MessageData, after: MessageData, { fields, me, now }: Changing): MessageChange {
  if (before.by !== me || !isWithin(fields, ['deletedAt', ...contents])) throw denied();
  if (after.deletedAt !== now) throw denied('A deletion has the server’s time.');
  const emptied = contents.every(
    (name) => !fields.has(name) || after[name] === undefined || after[name] === '',
  );
  if (!emptied) throw denied('What is deleted is not changed as well.');
  return 'deleted';
}

function reacted(before: MessageData, after: MessageData, me: string): MessageChange {
  const reactions = { ...after.reactions } as Record<string, string>;
  const own = reactions[me];
  if (own !== undefined && !isEmoji(own)) throw refused('A reaction is one emoji.');
  const others = (all: MessageData['reactions']) => {
    const { [me as never]: _own, ...rest } = all ?? {};
    return JSON.stringify(rest);
  };
  if (others(before.reactions) !== others(after.reactions)) throw denied('Everyone reacts for themselves.');
  return 'reacted';
}

const isEmpty = ({ text, pictures, card }: MessageData) => text.trim() === '' && !pictures && !card;

const isWithin = (fields: ReadonlySet<string>, allowed: readonly string[]) =>
  [...fields].every((field) => allowed.includes(field));

function changedFields(before: object, after: object): Set<string> {
  const [one, other] = [before as Data, after as Data];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return new Set([...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])));
}
