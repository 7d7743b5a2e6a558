import type { Language } from '@souk/shared/languages/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { loadFallbacks } from './app/fallbacks.ts';
import { headOf } from './app/head-of.ts';
import { usePending } from './app/navigation/pending.store.tsx';
import { skeletonOf } from './app/navigation/skeletons.tsx';
import type { PageState } from './app/page-state.ts';
import { App } from './app/providers.tsx';
import { createQueryClient, storedQueries } from './app/queries.ts';
import { type AppRouter, createAppRouter } from './app/router.tsx';
import type { GoesOn } from './app/screen.ts';
import { openedScreen } from './app/screens.tsx';
import { isUnreadable } from './app/unreadable.ts';
import { api, isApiError, sendCallsThrough } from './platform/api/index.ts';
import { createLanguageStore, intlLocale, loadLanguages } from './platform/i18n/index.ts';
import { headHtml, jsonForHtml } from './platform/seo/head-html.ts';
import { brandHtml } from './ui/brand/brand-html.ts';

export type PageRequest = {
  /** Path and search as asked. */
  url: string;
  origin: string;
  language: string;
  timeZone: string;
  signedIn: boolean;
  /** Asked for at the public address, not at another one that leads here, such as an IP address. */
  atOwnAddress: boolean;
  now: number;
};

export type RenderedPage = {
  status: 200 | 400 | 404 | 500 | 503;
  redirect?: string;
  language: Language;
  head: string;
  root: string;
  state: string;
  /** The file of `routes/` that was drawn, whose script the page needs first. */
  screen: string | undefined;
  /** The modules whose scripts a screen on which something goes on asks for by itself. */
  goesOn: GoesOn | null;
  /** Why something else is drawn than was asked for, for those who run the market. */
  failure?: unknown;
};

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Draws the first view of a route as the browser would, with calls going through `fetch`. */
export function createRenderer(fetch: Fetch) {
  sendCallsThrough(fetch);
  usePending.setState({ skeletonOf });
  const settings = cachedFor(5000, () => api.get<AppSettings>('/admin/app/settings'));
  const languages = cachedFor(5000, loadLanguages);

  async function render(request: PageRequest): Promise<RenderedPage> {
    const [site, spoken] = await Promise.all([settings(''), languages(request.language), loadFallbacks()]);
    const current = spoken.find(({ code }) => code === request.language) ?? spoken[0];
    if (!current) throw new Error('no language is set up');
    return request.url === '/offline'
      ? plainPage(request, site, spoken, current)
      : draw(request, site, spoken, current);
  }

  /** The codes of the languages there are. */
  async function spoken(): Promise<string[]> {
    return (await languages('en')).map(({ code }) => code);
  }

  return { render, spoken };
}

/** A page without a view but with all the words, kept by the browser for when there is no connection. */
function plainPage(
  request: PageRequest,
  settings: AppSettings,
  spoken: Language[],
  language: Language,
): RenderedPage {
  const state: PageState = {
    drawn: false,
    address: request.url,
    missing: false,
    signedIn: false,
    passkeys: false,
    complete: true,
    drawnAt: request.now,
    timeZone: request.timeZone,
    language,
    spoken: spoken.map(({ code, name, dir }) => ({ code, name, dir })),
    settings,
    queries: [],
  };
  return {
    status: 200,
    language,
    head: `<title>Souk</title>${brandHtml(settings.brandColour)}`,
    root: '',
    state: jsonForHtml(state),
    screen: undefined,
    goesOn: null,
  };
}

async function draw(request: PageRequest, settings: AppSettings, spoken: Language[], current: Language) {
  const { now, timeZone, signedIn, origin, atOwnAddress } = request;
  const passkeys = atOwnAddress && settings.passkeyOrigin !== null;
  const names = spoken.map(({ code, name, dir }) => ({ code, name, dir }));
  const language = createLanguageStore({
    ...current,
    spoken: names,
    timeZone,
    complete: true,
    now: () => now,
  });
  const queryClient = createQueryClient();
  const router = createAppRouter(
    { queryClient, language, settings },
    createMemoryHistory({ initialEntries: [request.url] }),
  );
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect')
    return { ...nothing(current), redirect: result.redirect.headers.get('location') ?? '/' };

  const words = new Set<string>(alwaysThere(current));
  const root = renderToString(
    <App
      router={router}
      language={language}
      signedIn={signedIn}
      passkeys={passkeys}
      drawnAt={now}
      siteName={settings.name}
      currency={settings.currency}
      onWord={(key) => words.add(key)}
    />,
  );
  const drawn = router.state.matches.every(({ staticData }) => (staticData.access ?? 'public') === 'public');
  const status = statusOf(router, result?.status ?? 200);
  const path = router.state.location.pathname;
  const screen = router.state.matches.at(-1)?.staticData.screen;
  const state: PageState = {
    drawn,
    address: request.url,
    missing: (status === 404 || status === 400) && router.state.matches.length > 1,
    signedIn,
    passkeys,
    complete: false,
    drawnAt: now,
    timeZone,
    language: { ...current, messages: pick(current.messages, words) },
    spoken: names,
    settings,
    queries: storedQueries(queryClient),
  };
  const head = headHtml(headOf(router, language), {
    siteName: settings.name,
    origin,
    path,
    locale: intlLocale(current.code),
  });
  const failed = router.state.matches.find((match) => match.status === 'error');
  const page: RenderedPage = {
    status,
    language: current,
    head: head + brandHtml(settings.brandColour),
    root,
    state: jsonForHtml(state),
    screen,
    goesOn:
      status === 200
        ? (openedScreen(screen)?.goesOn?.(router.state.matches.at(-1)?.loaderData) ?? null)
        : null,
    ...(failed && status === 500 ? { failure: failed.error } : {}),
  };
  queryClient.clear();
  return page;
}

/** What came of the address, for those who do not read the page. */
function statusOf(router: AppRouter, status: number): RenderedPage['status'] {
  const errors = router.state.matches.map((match) => match.error as unknown);
  if (status === 404) return errors.some(isUnreadable) ? 400 : 404;
  if (status === 500) return errors.some((error) => isApiError(error, 'unavailable')) ? 503 : 500;
  return 200;
}

function nothing(language: Language): RenderedPage {
  return { status: 200, language, head: '', root: '', state: 'null', screen: undefined, goesOn: null };
}

/**
 * Words for what may go wrong, or turns out to be so, before the rest of them has come. A refusal of its own is the answer
 * to an act, and who acts has asked for every word.
 */
function alwaysThere(language: Language): string[] {
  return Object.keys(language.messages)
    .filter((key) => /^(failed|missing|forbidden|shell|nav|menu)\.|^ui\.(close|messages)$/.test(key))
    .concat(generalCodes.flatMap((code) => [`error.${code}`, `error.${code}.next`]));
}

/** What may befall any question, some of it where there is no line to ask for words over. */
const generalCodes = [
  ...[
    'network_error',
    'request_aborted',
    'timeout_exceeded',
    'unavailable',
    'internal_error',
    'too_many_requests',
  ],
  ...['unauthenticated', 'forbidden', 'not_found', 'invalid_input', 'unknown_address', 'conflict'],
];

function pick(messages: Record<string, string>, keys: Set<string>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const key of keys) picked[key] = messages[key] ?? key;
  return picked;
}

/** Asks once per key in a while; a failure is not kept. */
function cachedFor<T>(milliseconds: number, ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cached = new Map<string, { until: number; answer: Promise<T> }>();
  return (key) => {
    const known = cached.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = ask(key);
    cached.set(key, { until: Date.now() + milliseconds, answer });
    answer.catch(() => cached.delete(key));
    return answer;
  };
}
