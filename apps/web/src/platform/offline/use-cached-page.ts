import { useEffect } from 'react';
import { keepThisPage } from './keep-this-page.ts';

const SETTLED_MS = 500;

/** Once a page has drawn what it is for, it opens without a connection too. */
export function useCachedPage(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => void keepThisPage(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
}
