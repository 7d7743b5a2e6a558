import { formatMessage, type MessageValues } from '@souk/shared/languages/format.ts';
import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import { isolated } from '@souk/shared/languages/isolate.ts';
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

type Heard = {
  onUse?: ((key: string) => void) | undefined;
  /** A word was drawn as nothing, because it did not come with the page. */
  onMissing?: ((key: string) => void) | undefined;
};

export function translator(state: LanguageState, { onUse, onMissing }: Heard = {}): Translate {
  const locale = intlLocale(state.code);
  return (key, values) => {
    onUse?.(key);
    const message = state.messages[key];
    if (message !== undefined)
      return formatMessage(message, values && heldTogether(values, state.dir), locale);
    if (state.complete) return key;
    onMissing?.(key);
    return '';
  };
}

/** Names, measures and prices inside a sentence keep their own order, whatever they stand between. */
function heldTogether(values: MessageValues, dir: Language['dir']): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, dir) : value,
    ]),
  );
}

export function formatsOf(state: LanguageState): Formats {
  return createFormats({ locale: intlLocale(state.code), timeZone: state.timeZone, now: state.now });
}
