import { intlLocale, type LanguageStore } from '@/platform/i18n/index.ts';
import { applyHead } from '@/platform/seo/apply-head.ts';
import { headOf } from './head-of.ts';
import type { AppRouter } from './router.tsx';

/**
 * Keeps title and head tags with what is on show, and tells screen readers where a link has led. Gives back what
 * writes them anew, for when the same page has new data.
 */
export function followHead(router: AppRouter, language: LanguageStore, siteName: string): () => void {
  const announcer = document.createElement('p');
  announcer.className = 'sr-only';
  announcer.ariaLive = 'polite';
  document.body.append(announcer);

  const write = () => {
    const path = router.state.location.pathname;
    const locale = intlLocale(language.getState().code);
    applyHead(headOf(router, language), { siteName, origin: location.origin, path, locale });
  };
  write();
  language.subscribe(write);
  router.subscribe('onResolved', ({ pathChanged }) => {
    write();
    if (pathChanged) announcer.textContent = document.title;
  });
  return write;
}
