import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, lazyRouteComponent, notFound, useMatch } from '@tanstack/react-router';
import { ApiError, isApiError } from '@/platform/api/index.ts';
import { isMissingFile } from '@/platform/code/fetch-code.ts';
import { isAnswered } from '@/platform/code/line-back.ts';
import { reloadForNewRelease } from '@/platform/code/new-release.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import type { AccessRule } from './access.ts';
import { screenPending } from './navigation/pending.store.tsx';
import type { AnyScreen, ScreenModule } from './screen.ts';
// What nearly every screen is made of comes with the shell: together they pack better than in files of their own.
import '@/ui/badge/live-dot.tsx';
import '@/ui/category-tile/category-tile.tsx';
import '@/ui/chip/chip.tsx';
import '@/ui/favorite/cards-with-heart.tsx';
import '@/ui/section-header/section-header.tsx';
import '@/ui/show-card/live-show-card.tsx';
import './screen.ts';
import type { ScreenName } from './screen-names.ts';
import type { Search } from './search.ts';
import { unreadable } from './unreadable.ts';

const files = import.meta.glob<ScreenModule>(['../routes/*.tsx', '!../routes/admin*.tsx']);
const opened = new Map<ScreenName, AnyScreen>();

type LoadOptions = {
  params: Record<string, string>;
  search: Search;
  queryClient: QueryClient;
  settings: AppSettings;
  language: string;
  signal: AbortSignal;
  cause: AnyRouteMatch['cause'];
};

/** Brings a screen's code, then what its first view shows. */
export async function loadScreen(name: ScreenName, { cause, ...context }: LoadOptions): Promise<unknown> {
  try {
    const screen = await openScreen(name);
    // Who asked for it may be elsewhere by now, or signed out.
    context.signal.throwIfAborted();
    return await screen.load?.(context);
  } catch (error) {
    if (isApiError(error, 'not_found')) throw notFound();
    // The address asks for what nobody can: a word that is too long, a letter that there is not.
    if (isApiError(error, 'invalid_input')) throw notFound({ data: unreadable });
    if (isMissingFile(error)) {
      if (!(await isAnswered()))
        throw new ApiError('network_error', 0, 'the screen could not be fetched', { cause: error });
      return reloadForNewRelease(error, cause);
    }
    throw error;
  }
}

/** A private screen asks for nothing more once its owner has signed out, until the way on leads elsewhere. */
export function screenComponent(name: ScreenName, access: AccessRule) {
  const Waiting = screenPending(name);
  return lazyRouteComponent(async () => {
    const { component: Component } = await openScreen(name);
    const Host = () => {
      const { params, search, loaderData } = useMatch({ strict: false });
      const isSomeone = useSession(isSignedIn);
      if (access !== 'public' && !isSomeone) return <Waiting />;
      return <Component params={params} search={search} data={loaderData} />;
    };
    return { default: Host };
  });
}

/** A screen whose code has come, for its head; nothing before that. */
export function openedScreen(name: ScreenName | undefined): AnyScreen | undefined {
  return name && opened.get(name);
}

async function openScreen(name: ScreenName): Promise<AnyScreen> {
  const known = opened.get(name);
  if (known) return known;
  const all = name.startsWith('admin') ? (await import('./staff-screens.ts')).staffFiles : files;
  const open = all[`../routes/${name}.tsx`];
  if (!open) throw new Error(`there is no routes/${name}.tsx`);
  const { screen } = await open();
  opened.set(name, screen);
  return screen;
}
