import type { LiveClient } from '@souk/live/client/client.ts';
import type { GivenQuery } from '@souk/live/query.ts';
import * as hooks from '@souk/live/react/hooks.ts';
import { useEffect, useState } from 'react';
import { liveClient, onAnotherClient } from './live-client.ts';

/** The client, once it is there. */
function useLiveClient(): LiveClient | null {
  const [client, setClient] = useState<LiveClient | null>(null);
  useEffect(() => {
    let gone = false;
    const take = () => {
      setClient(null);
      void liveClient().then((one) => {
        if (!gone) setClient(one);
      });
    };
    take();
    const leave = onAnotherClient(take);
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return client;
}

/** A query's result as it is now; nothing before anything of it is known. */
export const useLiveQuery = (query: GivenQuery | null) => hooks.useLiveQuery(useLiveClient(), query);

/** A document as it is now, null where there is none. */
export const useLiveDoc = (path: string | null) => hooks.useLiveDoc(useLiveClient(), path);

/** The server's clock; null before it was measured. */
export const useServerTime = () => hooks.useServerTime(useLiveClient());

/** Whether what one sees is current and what one writes is sent. */
export const useLiveConnection = () => hooks.useConnectionState(useLiveClient());
