import { formatMessage, type MessageValues } from '@souk/shared/languages/format.ts';
import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Language } from '@souk/shared/languages/schema.ts';
import { createStore } from 'zustand/vanilla';
import { createFormats, type Formats } from './formats.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;
export type Spoken = Pick<Language, 'code' | 'name' | 'dir'>;

export type LanguageState = Language & {
  spoken: Spoken[];
  timeZone: string;
  /** False while only the words of the first view are here (they came inside the page). */
  complete: boolean;
  /** The reader's clock is trusted only after hydration; until then it is the page's own time. */
  now: () => number;
};

export type LanguageStore = ReturnType<typeof createLanguageStore>;

export function createLanguageStore(first: LanguageState) {
  return createStore<LanguageState>()(() => first);
}

export function translator(state: LanguageState, onUse?: (key: string) => void): Translate {
  const locale = intlLocale(state.code);
  return (key, values) => {
    onUse?.(key);
    const message = state.messages[key];
    return message === undefined ? (state.complete ? key : '') : formatMessage(message, values, locale);
  };
}

export function formatsOf(state: LanguageState): Formats {
  return createFormats({ locale: intlLocale(state.code), timeZone: state.timeZone, now: state.now });
}
