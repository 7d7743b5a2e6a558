import type { InboxKind, MessageData } from './documents.ts';

export const longestMessage = 4_000;
export const mostPictures = 10;
export const longestLine = 140;
/** How long one's own words may still be changed. */
export const editableMs = 15 * 60_000;

/** Enough for any talk, too little for leaflets. */
export const messageLimits = {
  aMinute: 30,
  /** Conversations that someone begins with people they never wrote with. */
  newADay: 20,
} as const;

export const savedReplyLimits = { most: 50, title: 60, text: 2_000 } as const;
export const longestAwayNote = 1_000;
/** An away note is not said again to the same person before that. */
export const awayAgainMs = 24 * 3_600_000;

/** One emoji, however many code points it takes. */
export const isEmoji = (text: string): boolean => text.length <= 32 && /^\p{RGI_Emoji}$/v.test(text);

export const isDeleted = (message: Pick<MessageData, 'deletedAt'>): boolean =>
  message.deletedAt !== undefined;

/** What an inbox says of a message. `title` is the name of the thing on its card. */
export function lineOf(message: MessageData, title = ''): { kind: InboxKind; line: string } {
  if (isDeleted(message)) return { kind: 'deleted', line: '' };
  const kind: InboxKind = message.card?.kind ?? (message.pictures?.length ? 'picture' : 'text');
  return { kind, line: shortened(message.text.trim() || title) };
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** On one line, and never through the middle of a letter. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= longestLine) return line;
  let kept = '';
  for (const { segment } of segments.segment(line)) {
    if (kept.length + segment.length >= longestLine) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
