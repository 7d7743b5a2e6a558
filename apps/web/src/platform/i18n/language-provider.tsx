import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { askForEveryWord } from './complete-language.ts';
import type { Formats } from './formats.ts';
import {
  formatsOf,
  type LanguageState,
  type LanguageStore,
  type Translate,
  translator,
} from './language-store.ts';

type Speaking = { t: Translate; format: Formats; state: LanguageState; store: LanguageStore };
const Speech = createContext<Speaking | null>(null);

type LanguageProviderProps = { store: LanguageStore; onUse?: (key: string) => void; children: ReactNode };

export function LanguageProvider({ store, onUse, children }: LanguageProviderProps) {
  const state = useStore(store);
  const speaking = useMemo(
    () => ({
      t: translator(state, { onUse, onMissing: (key) => fetchMissing(store, key) }),
      format: formatsOf(state),
      state,
      store,
    }),
    [state, store, onUse],
  );
  return <Speech value={speaking}>{children}</Speech>;
}

/**
 * A component that draws a word need not know whether it is here: a missing one is fetched, with all others.
 */
function fetchMissing(store: LanguageStore, key: string): void {
  // Seen in the browser's own timeline, and by the tour.
  performance.mark('missing word', { detail: key });
  askForEveryWord(store);
}

export function useT(): Translate {
  return useSpeech().t;
}

export function useFormat(): Formats {
  return useSpeech().format;
}

export function useLanguage() {
  const { code, dir, name, spoken } = useSpeech().state;
  return { code, dir, name, spoken };
}

export function useSpeech(): Speaking {
  const speaking = use(Speech);
  if (!speaking) throw new Error('words are needed outside of LanguageProvider');
  return speaking;
}
