import { useEffect, useState } from 'react';
import { openStudio, type Studio } from './studio.ts';

/** Open as long as its page is; null until it has come alive. */
export function useStudio(showId: string): Studio | null {
  const [studio, setStudio] = useState<Studio | null>(null);
  useEffect(() => {
    const opened = openStudio(showId);
    setStudio(opened);
    return () => void opened.close();
  }, [showId]);
  return studio;
}
