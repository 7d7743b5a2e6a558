import { messagesPath } from '@souk/shared/messaging/paths.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveClient } from '@/platform/live/index.ts';
import { createThread, type Thread, type ThreadView } from './thread.store.ts';

const unknown: ThreadView = { messages: [], state: 'waiting', more: false, loadingOlder: false };
const nothing = () => undefined;

/** A conversation's messages, as far as they were scrolled to. */
export function useThread(pair: string) {
  const [thread, setThread] = useState<Thread | null>(null);
  useEffect(() => {
    let made: Thread | undefined;
    let over = false;
    void liveClient().then((client) => {
      if (over) return;
      made = createThread((query, told, failed) => client.listen(query, told, failed), messagesPath(pair));
      setThread(made);
    });
    return () => {
      over = true;
      made?.close();
      setThread(null);
    };
  }, [pair]);
  const view = useSyncExternalStore(
    thread?.subscribe ?? noNews,
    thread?.view ?? (() => unknown),
    () => unknown,
  );
  return { ...view, loadOlder: thread?.loadOlder ?? nothing };
}

const noNews = () => nothing;
