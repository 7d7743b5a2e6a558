import type { BrowserContext } from '@playwright/test';

/** A browser that has kept no words of an earlier visit, at each page it opens. */
export async function forgetWords(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = localStorage.getItem('souk-auth');
    if (!kept) return;
    const { state, version } = JSON.parse(kept);
    localStorage.setItem('souk-auth', JSON.stringify({ state: { ...state, languagedata: [] }, version }));
  });
}
