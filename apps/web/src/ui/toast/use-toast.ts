import { useMemo } from 'react';
import {
  askForEveryWord,
  type LanguageStore,
  type Translate,
  translator,
  useSpeech,
} from '@/platform/i18n/index.ts';
import { type ToastRequest, toast } from './toast.ts';

/**
 * Shows a toast on a page that the server may have drawn: such a page came only with the words it showed, and who
 * presses quickly does so before the others are there. It says nothing rather than half a sentence, until they are.
 */
export function useToast(): (wordsIn: (t: Translate) => ToastRequest) => Promise<void> {
  const { store } = useSpeech();
  return useMemo(() => sayIn(store), [store]);
}

/** The same for what no part of a page says. */
export const sayIn =
  (store: LanguageStore) =>
  async (wordsIn: (t: Translate) => ToastRequest): Promise<void> =>
    toast(await inWords(store, wordsIn));

/** What is said, once all its words are there; those for failures come with every page. */
async function inWords(store: LanguageStore, wordsIn: (t: Translate) => ToastRequest): Promise<ToastRequest> {
  let isWhole = true;
  const request = wordsIn(translator(store.getState(), { onMissing: () => (isWhole = false) }));
  if (isWhole) return request;
  await new Promise<void>((come) => {
    const stop = store.subscribe(({ complete }) => {
      if (!complete) return;
      stop();
      come();
    });
    askForEveryWord(store);
  });
  return wordsIn(translator(store.getState()));
}
