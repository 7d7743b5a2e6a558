import { lazyRouteComponent } from '@tanstack/react-router';
import { fetchCode } from '@/platform/code/fetch-code.ts';

/** Shown in place of a screen; their code comes when they are needed, and without a line once there is one. */
export const MissingPage = lazyRouteComponent(
  () => fetchCode(() => import('./missing-page.tsx')),
  'MissingPage',
);
export const FailedPage = lazyRouteComponent(
  () => fetchCode(() => import('./failed-page.tsx')),
  'FailedPage',
);

export async function loadFallbacks(): Promise<void> {
  await Promise.all([MissingPage.preload?.(), FailedPage.preload?.()]);
}
