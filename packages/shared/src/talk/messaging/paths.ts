/** Where the live documents of messages are. */

/** The two of a conversation, in the order that names it. */
export const pairOf = (one: string, other: string): string =>
  one < other ? `${one}~${other}` : `${other}~${one}`;

const pairs = /^([0-9a-f-]{36})~([0-9a-f-]{36})$/;

/** Who talks with whom; null when it names no conversation. */
export function peopleIn(pair: string): readonly [string, string] | null {
  const [, one, other] = pairs.exec(pair) ?? [];
  return one !== undefined && other !== undefined && one < other ? [one, other] : null;
}

/** The other one of a conversation; null for someone who is not in it. */
export function otherIn(pair: string, me: string): string | null {
  const [one, other] = peopleIn(pair) ?? [];
  if (me === one) return other ?? null;
  return me === other ? (one ?? null) : null;
}

export const messagesPath = (pair: string): string => `conversations/${pair}/messages`;
/** How far each of the two has received and read: a document by the id of each. */
export const marksPath = (pair: string): string => `conversations/${pair}/marks`;
/** Someone's conversations, each by the id of the other one. */
export const inboxPath = (userId: string): string => `inboxes/${userId}/conversations`;
/** A channel: `{ typing: true }`. */
export const typingPath = (pair: string): string => `conversations/${pair}/typing`;
/** Whether a person is there, in its document `now`; for those who talk with them. */
export const presencePath = (userId: string): string => `people/${userId}/presence`;
