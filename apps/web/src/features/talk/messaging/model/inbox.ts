import type { SeenDoc } from '@souk/live/client/view.ts';
import type { InboxData } from '@souk/shared/talk/messaging/documents.ts';

/** One conversation of the list. */
export type InboxLine = Omit<InboxData, 'muted' | 'hidden'> & { muted: boolean; hidden: boolean };

export const inboxFilters = ['all', 'unread', 'offers', 'orders'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export function inboxLineOf({ id, data }: Pick<SeenDoc, 'id' | 'data'>): InboxLine {
  const written = data as Partial<InboxData>;
  const { line = '', kind = 'text', by = '', at = 0, born = 0, unread = 0 } = written;
  const { muted = false, hidden = false } = written;
  return {
    with: id as InboxLine['with'],
    line,
    kind,
    by: by as InboxLine['by'],
    at,
    born,
    unread,
    muted,
    hidden,
  };
}

/** The latest first, without what was put away. */
export function inboxOf(docs: readonly Pick<SeenDoc, 'id' | 'data'>[], filter: InboxFilter): InboxLine[] {
  return docs
    .map(inboxLineOf)
    .filter((line) => !line.hidden && fits(line, filter))
    .sort((a, b) => b.at - a.at);
}

function fits({ unread, kind }: InboxLine, filter: InboxFilter): boolean {
  if (filter === 'unread') return unread > 0;
  if (filter === 'offers') return kind === 'offer';
  return filter === 'all' || kind === 'order';
}
