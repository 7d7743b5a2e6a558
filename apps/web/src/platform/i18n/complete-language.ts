import { rememberLanguages, sessionStore } from '@/platform/session/session.store.ts';
import type { LanguageStore } from './language-store.ts';
import { loadLanguages } from './load-languages.ts';

/** The words an earlier visit kept are there at once; whether they are all, the server tells later. */
export function takeStoredWords(store: LanguageStore): boolean {
  const { code, messages } = store.getState();
  const kept = sessionStore.getState().languagedata.find((language) => language.code === code);
  if (!kept || Object.keys(kept.messages).length === 0) return false;
  store.setState({ messages: { ...kept.messages, ...messages } });
  return true;
}

let coming: Promise<void> | null = null;

/** Resolves when every word of the language being read is there; the page came with those it shows. */
export function everyWord(store: LanguageStore): Promise<void> {
  if (store.getState().complete) return Promise.resolve();
  coming ??= completeLanguage(store).finally(() => {
    coming = null;
  });
  return coming;
}

let asking = false;
const pause = 5_000;

/** The same for a caller that does not wait for them: where they cannot be had they are asked for again. */
export function askForEveryWord(store: LanguageStore): void {
  if (asking || store.getState().complete) return;
  asking = true;
  const ask = (): void => void everyWord(store).then(done, () => setTimeout(ask, pause));
  ask();
}

const done = () => {
  asking = false;
};

/** Fetches every word of the language being read. */
async function completeLanguage(store: LanguageStore): Promise<void> {
  const { code } = store.getState();
  const languages = await loadLanguages(code);
  const current = languages.find((language) => language.code === code);
  // Someone may have switched while the words were under way.
  if (!current || store.getState().code !== code) return;
  const spoken = languages.map(({ code, name, dir }) => ({ code, name, dir }));
  store.setState({ ...current, spoken, complete: true });
  // Last: the browser may have no room to keep them.
  rememberLanguages(languages);
}
