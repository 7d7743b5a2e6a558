import { LiveError } from '@souk/live/errors.ts';
import { deleteField } from '@souk/live/writes.ts';
import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import { useMemo, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { liveClient, useLiveDoc, useLiveQuery } from '@/platform/live/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { type InboxFilter, inboxLineOf, inboxOf } from './inbox.ts';

const pageSize = 60;
const most = 900;

/** One's conversations, the latest first, more of them as one scrolls down. */
export function useInbox(filter: InboxFilter) {
  const me = useSession((session) => session.user?._id);
  const [limit, setLimit] = useState(pageSize);
  const found = useLiveQuery(me ? { collection: inboxPath(me), order: [['at', 'down']], limit } : null);
  // A device that remembers none does not know that there are none.
  const isKnown = found && (found.docs.length > 0 || !found.fromCache || found.error !== undefined);
  const docs = isKnown ? found.docs : undefined;
  const lines = useMemo(() => docs && inboxOf(docs, filter), [docs, filter]);
  const unread = useMemo(() => docs && inboxOf(docs, 'unread').length, [docs]);
  const more = docs !== undefined && docs.length === limit && limit < most;
  // While the longer list is on its way nothing shows again that was seen.
  return { lines, unread, more, loadMore: () => setLimit((before) => Math.min(most, before + pageSize)) };
}

/** What one's list says of one conversation; nothing before its first message. */
export function useInboxLine(other: string) {
  const t = useT();
  const me = useSession((session) => session.user?._id);
  const path = me ? `${inboxPath(me)}/${other}` : null;
  const doc = useLiveDoc(path)?.doc;

  async function update(changes: Parameters<Awaited<ReturnType<typeof liveClient>>['update']>[1]) {
    if (!path) return;
    const client = await liveClient();
    try {
      await client.update(path, changes);
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      toast({ id: 'failure', kind: 'bad', title: t('messaging.notChanged') });
    }
  }

  return {
    line: doc && inboxLineOf(doc),
    setMuted: (muted: boolean) => void update({ muted: muted ? true : deleteField() }),
  };
}
