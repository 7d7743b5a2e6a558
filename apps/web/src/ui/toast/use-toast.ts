import { useCallback } from 'react';
import { everyWord, type Translate, translator, useSpeech } from '@/platform/i18n/index.ts';
import { type ToastRequest, toast } from './toast.ts';

/**
 * Shows a toast on a page that the server may have drawn: such a page came only with the words it showed, and who
 * presses quickly does so before the others are there.
 */
export function useToast(): (wordsIn: (t: Translate) => ToastRequest) => Promise<void> {
  const { store } = useSpeech();
  return useCallback(
    async (wordsIn) => {
      await everyWord(store).catch(() => undefined);
      toast(wordsIn(translator(store.getState())));
    },
    [store],
  );
}
