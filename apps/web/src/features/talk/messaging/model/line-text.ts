import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { InboxKind } from '@souk/shared/talk/messaging/documents.ts';

interface LineText {
  key: MessageKey;
  params: { text: string };
}

/** What stands under a name in the list: the last words, or what else was sent. */
export function lineTextOf(
  { kind, line, by }: { kind: InboxKind; line: string; by: string },
  me: string,
): LineText {
  const whose = by === me ? 'mine' : 'theirs';
  const text = line.replaceAll(/\s+/g, ' ').trim();
  const shape = kind === 'text' || (kind !== 'deleted' && text !== '') ? 'words' : kind;
  return { key: `messaging.line.${whose}.${shape}`, params: { text } };
}
