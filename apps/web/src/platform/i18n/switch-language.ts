import { keepForAYear } from '@/platform/cookies.ts';
import { rememberLanguages } from '@/platform/session/session.store.ts';
import { useSpeech } from './language-provider.tsx';
import type { LanguageStore } from './language-store.ts';
import { loadLanguages } from './load-languages.ts';

export function useSwitchLanguage(): (code: string) => Promise<void> {
  const { store } = useSpeech();
  return (code) => switchLanguage(store, code);
}

/** Loads a language's words, and only then shows them, so that nothing flashes. */
async function switchLanguage(store: LanguageStore, code: string): Promise<void> {
  const languages = await loadLanguages(code);
  const chosen = languages.find((language) => language.code === code);
  if (!chosen) return;
  rememberLanguages(languages);
  keepForAYear('souk_lang', code);
  document.documentElement.lang = chosen.code;
  document.documentElement.dir = chosen.dir;
  const spoken = languages.map(({ code, name, dir }) => ({ code, name, dir }));
  store.setState({ ...chosen, spoken, complete: true });
}
