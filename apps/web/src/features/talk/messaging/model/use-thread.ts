import { messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { liveClient } from '@/platform/live/index.ts';
import { createThread, type Thread, type ThreadView } from './thread.store.ts';

const unknown: ThreadView = {
  messages: [],
  state: 'waiting',
  more: false,
  loadingOlder: false,
  moreAfter: false,
  isMissed: false,
};
const nothing = () => undefined;

/** A conversation's messages as far as they were scrolled to, from its end or from around a message. */
export function useThread(pair: string, around: number | null) {
  const [thread, setThread] = useState<Thread | null>(null);
  const begins = useRef(around);
  begins.current = around;
  useEffect(() => {
    let made: Thread | undefined;
    let over = false;
    void liveClient().then((client) => {
      if (over) return;
      made = createThread(
        (query, told, failed) => client.listen(query, told, failed),
        messagesPath(pair),
        begins.current,
      );
      setThread(made);
    });
    return () => {
      over = true;
      made?.close();
      setThread(null);
    };
  }, [pair]);
  useEffect(() => thread?.goTo(around), [thread, around]);
  const view = useSyncExternalStore(
    thread?.subscribe ?? noNews,
    thread?.view ?? (() => unknown),
    () => unknown,
  );
  return {
    ...view,
    loadOlder: thread?.loadOlder ?? nothing,
    loadNewer: thread?.loadNewer ?? nothing,
  };
}

const noNews = () => nothing;
