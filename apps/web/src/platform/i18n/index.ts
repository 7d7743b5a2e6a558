export { intlLocale } from '@souk/shared/languages/intl-locale.ts';
export { askForEveryWord, everyWord, takeStoredWords } from './complete-language.ts';
export type { Formats } from './formats.ts';
export { LanguageProvider, useFormat, useLanguage, useSpeech, useT } from './language-provider.tsx';
export {
  createLanguageStore,
  formatsOf,
  type LanguageState,
  type LanguageStore,
  type Spoken,
  type Translate,
  translator,
} from './language-store.ts';
export { loadLanguages } from './load-languages.ts';
export { useWordsToCome } from './use-words-to-come.ts';
