import { useEffect } from 'react';
import { everyWord } from './complete-language.ts';
import { useSpeech } from './language-provider.tsx';

/** For what the server did not draw, such as an owner's buttons: its words did not come with the page. */
export function useEveryWord(): void {
  const { store } = useSpeech();
  useEffect(() => {
    // Without a connection they come at the first sign of use, as all words do.
    everyWord(store).catch(() => undefined);
  }, [store]);
}
