import type { SeenDoc, Snapshot } from '@souk/live/client/view.ts';
import type { LiveError } from '@souk/live/errors.ts';
import type { GivenQuery } from '@souk/live/query.ts';

export type Listen = (
  query: GivenQuery,
  told: (snapshot: Snapshot) => void,
  failed: (error: LiveError) => void,
) => () => void;

/** Where a page begins and which way it goes on; without a size it goes on to the end. */
export interface PagePlace {
  way: 'up' | 'down';
  cursor: number | null;
  inclusive?: boolean;
  size: number | null;
}

/** A stretch of a conversation. */
export interface Page {
  place: PagePlace;
  /** Oldest first; null while nothing is known that may be shown. */
  docs: readonly SeenDoc[] | null;
  told: readonly SeenDoc[] | null;
  fromCache: boolean;
  /** The server has told it once: what is known of it since then has no gaps. */
  wasLive: boolean;
  stop: () => void;
}

export function openPage(
  place: PagePlace,
  listen: (told: (snapshot: Snapshot) => void) => () => void,
  /** Told whether there is a connection, where it is known. */
  changed: (isOnline: boolean | null) => void,
): Page {
  const page: Page = {
    place,
    docs: null,
    told: null,
    fromCache: true,
    wasLive: false,
    stop: () => undefined,
  };
  page.stop = listen(({ docs, fromCache }) => {
    page.told = place.way === 'down' ? docs.toReversed() : docs;
    page.fromCache = fromCache;
    page.wasLive ||= !fromCache;
    changed(page.wasLive ? !fromCache : null);
  });
  return page;
}

/** Where the page beyond a full one begins; null when there is none. */
export function seamOf(page: Page | null | undefined): number | null {
  if (!page || page.place.size === null) return null;
  const stored = (page.docs ?? []).flatMap(({ born }) => (born === null ? [] : [born]));
  if (stored.length < page.place.size) return null;
  return page.place.way === 'down' ? Math.min(...stored) : Math.max(...stored);
}
