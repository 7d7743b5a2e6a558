import type { LiveError } from '../errors.ts';
import type { Write } from '../writes.ts';
import type { CacheStore } from './cache-store.ts';
import type { Silence } from './connection.ts';
import type { OpenLink } from './link.ts';

/** What a client is made of. */
export interface LiveParts {
  link: OpenLink;
  /** Asked for with every connection; null while nobody is signed in. */
  token: () => string | null;
  /** Told of what a page wrote that is gone, when the server does not take it: its promise went with the page. */
  refused?: (writes: Write[], error: LiveError) => void;
  cacheStore?: CacheStore;
  cacheBytes?: number;
  /** How long a connection may be silent before it is asked, and before it is given up. */
  silence?: Silence;
  now?: () => number;
  random?: () => number;
  newId?: () => string;
}
