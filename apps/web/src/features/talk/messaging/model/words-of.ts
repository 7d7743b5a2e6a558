import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Message } from './message.ts';

/** A message in one line: where it is answered, and read out when it comes. */
export function wordsOf(message: Pick<Message, 'text' | 'pictures' | 'card' | 'deleted'>): {
  key: MessageKey;
  params: { text: string };
} {
  const text = message.text.replaceAll(/\s+/g, ' ').trim();
  if (message.deleted) return { key: 'messaging.line.theirs.deleted', params: { text } };
  if (text) return { key: 'messaging.line.theirs.words', params: { text } };
  if (message.card) return { key: `messaging.line.theirs.${message.card.kind}`, params: { text } };
  return { key: 'messaging.line.theirs.picture', params: { text } };
}
