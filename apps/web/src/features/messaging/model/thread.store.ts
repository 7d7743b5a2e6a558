import type { SeenDoc, Snapshot } from '@souk/live/client/view.ts';
import type { LiveError } from '@souk/live/errors.ts';
import type { GivenQuery } from '@souk/live/query.ts';
import { type Message, messageOf } from './message.ts';

export type Listen = (
  query: GivenQuery,
  told: (snapshot: Snapshot) => void,
  failed: (error: LiveError) => void,
) => () => void;

export interface ThreadView {
  /** Oldest first. */
  messages: readonly Message[];
  /** `waiting`: nothing is known yet; `kept`: what this device remembers; `live`: as it is now. */
  state: 'waiting' | 'kept' | 'live' | 'refused';
  /** There is more before the oldest. */
  more: boolean;
  loadingOlder: boolean;
}

export const pageSizes = { first: 50, older: 100 } as const;

interface Page {
  cursor: number;
  /** Oldest first; null until something was told. */
  docs: readonly SeenDoc[] | null;
  fromCache: boolean;
  stop: () => void;
}

const nothing: ThreadView = { messages: [], state: 'waiting', more: false, loadingOlder: false };

/**
 * One conversation: the newest page first, then all from its oldest message on, whatever comes; older pages, each
 * between two messages that do not change places any more, as somebody scrolls up to them.
 */
export function createThread(listen: Listen, collection: string) {
  const listeners = new Set<() => void>();
  const known = new Map<string, { doc: SeenDoc; message: Message }>();
  let view = nothing;
  let newest: Page | null = null;
  let tail: Page | null = null;
  let older: Page[] = [];
  let refused = false;

  const failed = () => {
    refused = true;
    show();
  };

  function begin(): void {
    newest = pageOf(Number.POSITIVE_INFINITY, {
      collection,
      order: [['$born', 'down']],
      limit: pageSizes.first,
    });
  }

  function pageOf(cursor: number, query: GivenQuery): Page {
    const page: Page = { cursor, docs: null, fromCache: true, stop: () => undefined };
    page.stop = listen(
      query,
      ({ docs, fromCache }) => {
        Object.assign(page, { docs: query.limit ? docs.toReversed() : docs, fromCache });
        // What listens may be told before it is known here.
        queueMicrotask(settle);
      },
      failed,
    );
    return page;
  }

  function settle(): void {
    if (newest?.docs && !newest.fromCache && !tail) anchorAt(oldestOf(newest, pageSizes.first));
    if (tail?.docs && newest) {
      newest.stop();
      newest = null;
    }
    dropMisplaced();
    show();
  }

  /** From here on everything is listened to, so that nothing slips out at the upper end. */
  function anchorAt(born: number | null): void {
    tail = pageOf(born ?? 0, {
      collection,
      order: [['$born', 'up']],
      ...(born === null ? {} : { from: { at: [born], inclusive: true } }),
    });
  }

  /** A page that had gaps here ends elsewhere once the server told it. */
  function dropMisplaced(): void {
    const wrong = older.findIndex(
      (page, index) => index > 0 && page.cursor !== oldestOf(older[index - 1], pageSizes.older),
    );
    if (wrong === -1) return;
    for (const page of older.splice(wrong)) page.stop();
  }

  function show(): void {
    const current = tail?.docs ? tail : newest;
    const last = older.at(-1);
    const pages = [...older.toReversed(), current];
    view = {
      messages: pages.flatMap((page) => page?.docs ?? []).map(asMessage),
      state: refused ? 'refused' : !current?.docs ? 'waiting' : current.fromCache ? 'kept' : 'live',
      more: hasMore(),
      loadingOlder: last !== undefined && last.docs === null,
    };
    for (const listener of [...listeners]) listener();
  }

  function hasMore(): boolean {
    const last = older.at(-1);
    if (last) return oldestOf(last, pageSizes.older) !== null;
    if (tail) return tail.cursor > 0;
    return newest ? oldestOf(newest, pageSizes.first) !== null : false;
  }

  function asMessage(doc: SeenDoc): Message {
    const before = known.get(doc.id);
    const same = before?.doc;
    if (before && same?.data === doc.data && same.born === doc.born && same.pending === doc.pending)
      return before.message;
    const message = messageOf(doc);
    known.set(doc.id, { doc, message });
    return message;
  }

  begin();

  return {
    view: () => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadOlder(): void {
      const last = older.at(-1);
      if (!hasMore() || (last && !last.docs)) return;
      // Without a connection the newest page is what is remembered of it.
      if (!tail) anchorAt(oldestOf(newest, pageSizes.first));
      const cursor = last ? oldestOf(last, pageSizes.older) : (tail?.cursor ?? null);
      if (cursor === null) return;
      const order: GivenQuery['order'] = [['$born', 'down']];
      older = [
        ...older,
        pageOf(cursor, { collection, order, from: { at: [cursor] }, limit: pageSizes.older }),
      ];
      show();
    },
    close(): void {
      for (const page of [newest, tail, ...older]) page?.stop();
      listeners.clear();
    },
  };
}

export type Thread = ReturnType<typeof createThread>;

/** Where the page before a full one begins; null when there is none. */
function oldestOf(page: Page | null | undefined, size: number): number | null {
  const stored = (page?.docs ?? []).flatMap(({ born }) => (born === null ? [] : [born]));
  return stored.length < size ? null : Math.min(...stored);
}
