import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { storedTexts } from './stored-texts.ts';

interface Drafts {
  /** Whose they are; another one at this device finds nothing. */
  owner: string;
  texts: Readonly<Record<string, string>>;
}

const none: Drafts = { owner: '', texts: {} };

/** What was begun and not sent, for each conversation. */
const useDrafts = create<Drafts>()(
  persist(() => none, { name: 'souk-drafts', storage: createJSONStorage(storedTexts) }),
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
