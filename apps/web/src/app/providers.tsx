import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageClock } from '@/platform/clock/index.ts';
import { LanguageProvider, type LanguageStore } from '@/platform/i18n/index.ts';
import { DrawnWithPasskeys } from '@/platform/passkeys/drawn-with-passkeys.ts';
import { PageHints } from './page-hints.ts';
import type { AppRouter } from './router.tsx';

export type AppParts = {
  router: AppRouter;
  language: LanguageStore;
  drawnAt: number;
  signedIn: boolean;
  passkeys: boolean;
  siteName: string;
  currency: string;
  onWord?: (key: string) => void;
};

export function App(parts: AppParts) {
  const { router, language, drawnAt, passkeys, onWord, ...hints } = parts;
  // Tests and tools wait for this: from here on every button answers.
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    // Who went back while the page came to life was heard by nobody.
    if (router.history.location.href !== router.state.location.href) void router.load();
  }, [router]);
  return (
    <LanguageProvider store={language} {...(onWord ? { onUse: onWord } : {})}>
      <PageClock value={drawnAt}>
        <PageHints value={hints}>
          <DrawnWithPasskeys value={passkeys}>
            <QueryClientProvider client={router.options.context.queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </DrawnWithPasskeys>
        </PageHints>
      </PageClock>
    </LanguageProvider>
  );
}
