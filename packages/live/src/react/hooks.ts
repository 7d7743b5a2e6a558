import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LiveClient } from '../client/client.ts';
import type { ConnectionState } from '../client/connection-state.ts';
import type { ServerTime } from '../client/server-clock.ts';
import type { SeenDoc, Snapshot } from '../client/view.ts';
import type { LiveError } from '../errors.ts';
import type { EphemeralMessage } from '../protocol.ts';
import type { GivenQuery } from '../query.ts';

/** Set when the server refused it: then nothing more is told. */
interface Refusable {
  error?: LiveError;
}
export type LiveResult = Snapshot & Refusable;
export type LiveDoc = { doc: SeenDoc | null; fromCache: boolean; hasPending: boolean } & Refusable;

/** A query's result as it is now; nothing before anything of it is known. */
export function useLiveQuery(client: LiveClient | null, query: GivenQuery | null): LiveResult | undefined {
  const key = query && JSON.stringify(query);
  const store = useMemo(
    () =>
      storeOf<LiveResult>(
        client && key !== null
          ? (tell) =>
              client.listen(JSON.parse(key) as GivenQuery, tell, (error) =>
                tell({ docs: [], fromCache: true, hasPending: false, error }),
              )
          : null,
      ),
    [client, key],
  );
  return useSyncExternalStore(store.subscribe, store.read, nothing);
}

/** A document as it is now, null where there is none; nothing before anything of it is known. */
export function useLiveDoc(client: LiveClient | null, path: string | null): LiveDoc | undefined {
  const store = useMemo(
    () =>
      storeOf<LiveDoc>(
        client && path !== null
          ? (tell) =>
              client.listenTo(
                path,
                (doc, { fromCache, hasPending }) => tell({ doc, fromCache, hasPending }),
                (error) => tell({ doc: null, fromCache: true, hasPending: false, error }),
              )
          : null,
      ),
    [client, path],
  );
  return useSyncExternalStore(store.subscribe, store.read, nothing);
}

/** What was published last, together. To miss nothing, subscribe with the client itself. */
export function useEphemeral(client: LiveClient | null, channel: string | null): readonly EphemeralMessage[] {
  const store = useMemo(
    () =>
      storeOf<readonly EphemeralMessage[]>(
        client && channel !== null ? (tell) => client.subscribe(channel, (messages) => tell(messages)) : null,
      ),
    [client, channel],
  );
  return useSyncExternalStore(store.subscribe, store.read, nothing) ?? none;
}

/** Whether what one sees is current and what one writes is sent; `connecting` before there is a client. */
export function useConnectionState(client: LiveClient | null): ConnectionState {
  const subscribe = useCallback(
    (changed: () => void) => client?.onConnectionState(changed) ?? nothing,
    [client],
  );
  const read = () => client?.connectionState ?? 'connecting';
  return useSyncExternalStore(subscribe, read, beforeAny);
}

/** The server's clock, measured now and every so often while it is looked at; null before that. */
export function useServerTime(client: LiveClient | null): ServerTime | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!client) return nothing;
      const ask = () => client.askTime();
      const stops = [client.clock.subscribe(changed), client.onConnectionState(ask)];
      const timer = setInterval(ask, ASK_TIME_MS);
      ask();
      return () => {
        clearInterval(timer);
        for (const stop of stops) stop();
      };
    },
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => client?.clock.time ?? null,
    () => null,
  );
}

const ASK_TIME_MS = 10_000;
const beforeAny = (): ConnectionState => 'connecting';
const none: readonly EphemeralMessage[] = [];
const nothing = () => undefined;

/** Holds what was told last, for as long as it is looked at. */
function storeOf<Told>(begin: ((tell: (told: Told) => void) => () => void) | null) {
  let last: Told | undefined;
  return {
    read: () => last,
    subscribe: (changed: () => void) =>
      begin?.((told) => {
        last = told;
        changed();
      }) ?? nothing,
  };
}
