import './ui/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { boot } from './app/boot.ts';
import { followBrand } from './app/follow-brand.ts';
import { ForbiddenError } from './app/forbidden.ts';
import { App } from './app/providers.tsx';
import { isApiError } from './platform/api/index.ts';
import { nextTask } from './platform/next-task.ts';
import { registerServiceWorker } from './platform/offline/register-service-worker.ts';
import { whenIdle } from './platform/when-idle.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

const { parts, hydrate, started } = await boot();
await nextTask();
// What the page itself tells its reader is no fault of the program.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ForbiddenError) && !isApiError(error)) reportError(error);
};
// As a transition it is done in pieces, and leaves room for what someone does meanwhile.
if (hydrate) startTransition(() => void hydrateRoot(place, <App {...parts} />, { onCaughtError }));
else createRoot(place, { onCaughtError }).render(<App {...parts} />);
started();
followBrand();
registerServiceWorker();
// Nobody has pressed anything yet.
whenIdle(
  () =>
    void import('./ui/focus/keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    ),
);
