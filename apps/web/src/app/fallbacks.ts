import { lazyRouteComponent } from '@tanstack/react-router';

/** Shown in place of a screen; their code comes when they are needed. */
export const MissingPage = lazyRouteComponent(() => import('./missing-page.tsx'), 'MissingPage');
export const FailedPage = lazyRouteComponent(() => import('./failed-page.tsx'), 'FailedPage');

export async function loadFallbacks(): Promise<void> {
  await Promise.all([MissingPage.preload?.(), FailedPage.preload?.()]);
}
