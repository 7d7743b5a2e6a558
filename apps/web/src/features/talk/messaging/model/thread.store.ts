import type { SeenDoc } from '@souk/live/client/view.ts';
import type { LiveError } from '@souk/live/errors.ts';
import type { GivenQuery } from '@souk/live/query.ts';
import { type Message, messageOf } from './message.ts';
import { type Listen, openPage, type Page, type PagePlace, seamOf } from './thread-page.ts';

export interface ThreadView {
  /** Oldest first. */
  messages: readonly Message[];
  /** `waiting`: nothing is known yet; `kept`: what this device remembers; `live`: as it is now. */
  state: 'waiting' | 'cached' | 'live' | 'refused';
  /** There is more before the oldest. */
  more: boolean;
  loadingOlder: boolean;
  /** There is more after the newest that is shown: one came here to something that was said long ago. */
  moreAfter: boolean;
  /** Nothing was ever said where one wanted to go: what is shown is the end. */
  isMissed: boolean;
}

export const pageSizes = { first: 50, older: 100 } as const;

const nothing: ThreadView = {
  messages: [],
  state: 'waiting',
  more: false,
  loadingOlder: false,
  moreAfter: false,
  isMissed: false,
};

/**
 * One conversation: the newest page first, then all from its oldest message on, whatever comes; older pages,
 * each between two messages that do not change places any more, as the reader scrolls up to them. Or from the
 * middle: the pages before and after one message, until those after it have come to the end.
 */
export function createThread(listen: Listen, collection: string, around: number | null = null) {
  const listeners = new Set<() => void>();
  const known = new Map<string, { doc: SeenDoc; message: Message }>();
  let view = nothing;
  let newest: Page | null = null;
  let tail: Page | null = null;
  /** Each before the one before it. */
  let older: Page[] = [];
  /** Each after the one before it, while the end is not reached. */
  let newer: Page[] = [];
  let isOnline = false;
  let isMissed = false;
  let refused = false;

  const failed = (_: LiveError) => {
    refused = true;
    show();
  };

  const pages = () => [newest, tail, ...older, ...newer].filter((page) => page !== null);

  function pageOf(place: PagePlace): Page {
    const query: GivenQuery = {
      collection,
      order: [['$born', place.way]],
      ...(place.cursor === null ? {} : { from: { at: [place.cursor], inclusive: place.inclusive ?? false } }),
      ...(place.size === null ? {} : { limit: place.size }),
    };
    // What listens may be told before it is known here.
    return openPage(
      place,
      (told) => listen(query, told, failed),
      (told) => {
        isOnline = told ?? isOnline;
        queueMicrotask(settle);
      },
    );
  }

  function begin(born: number | null): void {
    if (born === null) {
      newest = pageOf({ way: 'down', cursor: null, size: pageSizes.first });
      return;
    }
    newer = [pageOf({ way: 'up', cursor: born, inclusive: true, size: pageSizes.first })];
    older = [pageOf({ way: 'down', cursor: born, size: pageSizes.first })];
  }

  function settle(): void {
    // What this device remembers may have gaps: it is shown where the server cannot be asked, and then stays.
    for (const page of pages()) if (page.docs || page.wasLive || !isOnline) page.docs = page.told;
    const [wanted] = newer;
    if (wanted?.docs?.length === 0 && !wanted.fromCache) {
      restart(null);
      isMissed = true;
    }
    if (newest?.docs && !newest.fromCache && !tail) anchorAt(seamOf(newest));
    const last = newer.at(-1);
    // The end is reached: from there on everything is listened to.
    if (last?.docs && !last.fromCache && seamOf(last) === null)
      tail ??= pageOf({ ...last.place, size: null });
    if (tail?.docs) {
      newest?.stop();
      newest = null;
      if (tail.place.cursor === last?.place.cursor) newer.pop()?.stop();
    }
    older = seamless(older);
    newer = seamless(newer);
    if (tail && !joins(newer.at(-1), tail)) {
      tail.stop();
      tail = null;
    }
    show();
  }

  /** From here on everything is listened to, so that nothing slips out at the upper end. */
  function anchorAt(born: number | null): void {
    tail = pageOf({ way: 'up', cursor: born, inclusive: true, size: null });
  }

  function show(): void {
    const current = tail?.docs ? tail : (newest ?? newer[0]);
    const last = older.at(-1);
    const shown = [...older.toReversed(), ...newer, tail?.docs ? tail : newest];
    const found = current?.docs ? shown.flatMap((page) => page?.docs ?? []).map(asMessage) : null;
    // A device that remembers nothing does not know that nothing was said.
    const isKnown = found !== null && (found.length > 0 || !current?.fromCache);
    view = {
      // A reader who goes elsewhere sees what there was until that has come.
      messages: found ?? view.messages,
      state: refused ? 'refused' : !isKnown ? 'waiting' : current?.fromCache ? 'cached' : 'live',
      more: hasMore(),
      loadingOlder: last !== undefined && last.docs === null,
      moreAfter: newer.length > 0 && !tail?.docs,
      isMissed,
    };
    for (const listener of [...listeners]) listener();
  }

  function hasMore(): boolean {
    const last = older.at(-1);
    if (last) return seamOf(last) !== null;
    if (tail) return tail.place.cursor !== null;
    return newest ? seamOf(newest) !== null : false;
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

  function restart(born: number | null): void {
    stopAll();
    isMissed = false;
    begin(born);
  }

  function stopAll(): void {
    for (const page of pages()) page.stop();
    newest = null;
    tail = null;
    older = [];
    newer = [];
  }

  begin(around);

  return {
    view: () => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows what was said around that place, or the end of the conversation. What is shown already stays. */
    goTo(born: number | null): void {
      const isShown = view.state !== 'waiting' && view.messages.some((message) => message.born === born);
      if (born === null ? newest || tail : isShown) return;
      restart(born);
      show();
    },
    loadOlder(): void {
      const last = older.at(-1);
      if (!hasMore() || (last && !last.docs)) return;
      // Without a connection the newest page is what is remembered of it.
      if (!tail && newest) anchorAt(seamOf(newest));
      const cursor = last ? seamOf(last) : (tail?.place.cursor ?? null);
      if (cursor === null) return;
      older = [...older, pageOf({ way: 'down', cursor, size: pageSizes.older })];
      show();
    },
    loadNewer(): void {
      const last = newer.at(-1);
      const cursor = last && !tail ? seamOf(last) : null;
      if (cursor === null) return;
      newer = [...newer, pageOf({ way: 'up', cursor, size: pageSizes.older })];
      show();
    },
    close(): void {
      stopAll();
      listeners.clear();
    },
  };
}

export type Thread = ReturnType<typeof createThread>;

/** Whether the end begins where the pages before it end, or where the last of them does, whose place it takes. */
const joins = (last: Page | undefined, tail: Page): boolean =>
  !last || tail.place.cursor === last.place.cursor || tail.place.cursor === seamOf(last);

/** A page that had gaps here ends elsewhere once the server told it; what was asked for beyond it is dropped. */
function seamless(pages: Page[]): Page[] {
  const wrong = pages.findIndex((page, index) => index > 0 && page.place.cursor !== seamOf(pages[index - 1]));
  if (wrong === -1) return pages;
  for (const page of pages.slice(wrong)) page.stop();
  return pages.slice(0, wrong);
}
