import { formatsOf, type LanguageStore, translator } from '@/platform/i18n/index.ts';
import type { Head } from '@/platform/seo/head.ts';
import type { AppRouter } from './router.tsx';
import { openedScreen } from './screens.tsx';

/** The head of what is on show: the innermost screen's own words, or those for what is not there. */
export function headOf(router: AppRouter, language: LanguageStore): Head {
  const state = language.getState();
  const t = translator(state);
  const { matches } = router.state;
  const match = matches.at(-1);
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) {
    return { title: t('missing.title'), noindex: true };
  }
  if (matches.some(({ status }) => status === 'error')) return { title: t('failed.title'), noindex: true };
  const screen = openedScreen(match?.staticData.screen);
  if (!match || !screen) return { title: t('screen.landing') };
  const { params, search, loaderData } = match;
  const head = screen.head({ params, search, data: loaderData, t, format: formatsOf(state) });
  const alone = matches.some(({ staticData }) => staticData.access && staticData.access !== 'public');
  return alone ? { noindex: true, ...head } : head;
}
