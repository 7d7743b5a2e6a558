import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage, sessionStore } from '@/platform/session/session.store.ts';

interface Drafts {
  /** Whose they are; another one at this device finds nothing. */
  owner: string;
  texts: Readonly<Record<string, string>>;
}

const none: Drafts = { owner: '', texts: {} };

/** What was begun and not sent, for each conversation. */
export const useDrafts = create<Drafts>()(
  persist(() => none, { name: 'souk-drafts', storage: createJSONStorage(storage) }),
);

export function keepDraft(pair: string, text: string): void {
  const owner = sessionStore.getState().user?._id ?? '';
  useDrafts.setState((before) => {
    const { [pair]: _, ...others } = before.owner === owner ? before.texts : {};
    return { owner, texts: text.trim() === '' ? others : { ...others, [pair]: text } };
  });
}

export function draftOf(pair: string): string {
  const { owner, texts } = useDrafts.getState();
  return owner === sessionStore.getState().user?._id ? (texts[pair] ?? '') : '';
}

sessionStore.subscribe(({ user }, before) => {
  if (before.user && user?._id !== before.user._id) useDrafts.setState(none);
});

/** Browsers may forbid storage; then a draft lasts as long as the page. */
function storage() {
  try {
    return globalThis.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
