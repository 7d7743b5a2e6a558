import { useCallback, useEffect, useState } from 'react';
import { forgetWish, type KeptWish, storedWish } from './kept-wish.ts';

/** What its viewer wanted to bid before this page was loaded; asked for once it is theirs. */
export function useStoredWish(): [KeptWish | null, () => void] {
  const [wish, setWish] = useState<KeptWish | null>(null);
  useEffect(() => setWish(storedWish()), []);
  const forget = useCallback(() => {
    forgetWish();
    setWish(null);
  }, []);
  return [wish, forget];
}
