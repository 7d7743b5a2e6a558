import { keepForAYear } from '@/platform/cookies.ts';
import {
  askForEveryWord,
  createLanguageStore,
  everyWord,
  type LanguageState,
  type LanguageStore,
  takeStoredWords,
} from '@/platform/i18n/index.ts';
import { nextTask } from '@/platform/next-task.ts';
import {
  catchUpWithOtherTabs,
  followOtherTabs,
  isSignedIn,
  rememberSettings,
  sessionStore,
} from '@/platform/session/session.store.ts';
import { whenIdle } from '@/platform/when-idle.ts';
import { loadFallbacks } from './fallbacks.ts';
import { guardNavigation } from './guard.ts';
import { type PageState, readPageState } from './page-state.ts';
import type { AppParts } from './providers.tsx';
import { createQueryClient } from './queries.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { keepSessionFresh } from './session-upkeep.ts';

const drawnJustNow = 60_000;
const longestWait = 3_000;

type BootedApp = { parts: AppParts; hydrate: boolean; started: () => void };

/** Prepares all that has to be there before the app is mounted; when done, the router is ready. */
export async function boot(): Promise<BootedApp> {
  const state = readPageState() ?? (await (await import('./fetch-page-state.ts')).fetchPageState());
  const { settings, drawnAt, signedIn, passkeys } = state;
  rememberSettings(settings);
  // The server drew it for a visitor; what it found missing may be the reader's own, which nobody else sees.
  const isHere = state.address === location.pathname + location.search;
  const drawn = state.drawn && isHere && !(state.missing && isSignedIn(sessionStore.getState()));
  let hydrating = drawn;
  const now = () => (hydrating ? drawnAt : Date.now());
  const language = createLanguageStore(firstLanguage({ ...state, drawn }, now));
  const queryClient = createQueryClient(state.queries);
  if (!state.complete && !takeStoredWords(language)) await wordsToBegin(language, drawn);

  const router = createAppRouter({ queryClient, language, settings });
  const asked = router.history.location.href;
  const { context } = router.options;
  if (drawn) {
    context.first = { href: asked, missing: state.missing };
    // The server drew these matches without a pending boundary around them; the same is expected here.
    router.ssr = { manifest: undefined };
  }
  await nextTask();
  await router.load();
  context.first = undefined;
  if (router.state.matches.some(({ status, _notFound }) => status !== 'success' || _notFound))
    await loadFallbacks();
  const hydrate = drawn && router.state.location.href === asked;
  let writeHead: (() => void) | undefined;
  const parts = {
    router,
    language,
    signedIn,
    passkeys,
    drawnAt,
    siteName: settings.name,
    currency: settings.currency,
  };
  return { parts, hydrate, started };

  function started() {
    followHead();
    guardNavigation(router);
    followOtherTabs();
    keepSessionFresh(router);
    language.subscribe((now, before) => {
      if (now.code !== before.code) void askAgain(router).then(() => writeHead?.());
    });
    whenIdle(() => {
      hydrating = false;
      catchUpWithOtherTabs();
      // Some browsers search their files for it.
      const timeZone = ownTimeZone();
      keepForAYear('souk_tz', timeZone);
      // What was drawn just now for the reader's own zone is still true; all of it is drawn again otherwise.
      if (timeZone !== language.getState().timeZone || Date.now() - drawnAt > drawnJustNow)
        language.setState({ timeZone });
    });
    atFirstSign(() => askForEveryWord(language));
  }

  /** The server wrote the first head; what writes the next ones is fetched when there is one to write. */
  function followHead() {
    if (!hydrate) return void writeHeads();
    const unsubscribe = [
      router.subscribe('onResolved', begin),
      language.subscribe((now, before) => now.code !== before.code && begin()),
    ];
    function begin() {
      for (const stop of unsubscribe) stop();
      void writeHeads();
    }
  }

  async function writeHeads() {
    const { followHead } = await import('./follow-head.ts');
    writeHead = followHead(router, language, settings.name);
  }
}

/** While the page hydrates, words, time and time zone are those the server drew with. */
function firstLanguage(state: PageState, now: () => number): LanguageState {
  const { language, spoken, complete, drawn } = state;
  const timeZone = drawn ? state.timeZone : ownTimeZone();
  return { ...language, spoken, complete, timeZone, now };
}

/**
 * The server draws a page for nobody, so that it brings the words of what a visitor sees. A signed-in person
 * sees more; their page comes to life with every word, unless these keep it waiting.
 */
async function wordsToBegin(language: LanguageStore, drawn: boolean): Promise<void> {
  if (!drawn) return everyWord(language);
  if (!isSignedIn(sessionStore.getState())) return;
  // What cannot be had now is asked for again by whatever draws it.
  const had = everyWord(language).catch(() => undefined);
  await Promise.race([had, new Promise((late) => setTimeout(late, longestWait))]);
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Who only looks at the page they opened needs no words of the others. */
function atFirstSign(task: () => void): void {
  const heard = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'])
    window.addEventListener(
      sign,
      () => {
        if (heard.signal.aborted) return;
        heard.abort();
        task();
      },
      // Only of the page itself: what people say in a room scrolls by without them.
      { signal: heard.signal, capture: sign !== 'scroll' },
    );
}

/** What the backend says in the reader's language is asked for in the new one. */
async function askAgain(router: AppRouter): Promise<void> {
  const { queryClient } = router.options.context;
  await Promise.all([queryClient.invalidateQueries(), router.invalidate()]);
}
