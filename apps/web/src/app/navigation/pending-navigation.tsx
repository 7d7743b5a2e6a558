import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { AppRouter } from '../router.tsx';
import { usePending } from './pending.store.tsx';
import { skeletonOf } from './skeletons.tsx';

/** Shorter than one notices; what is here sooner is shown without a skeleton between. */
const noticed = 120;

type Place = { href: string; pathname: string };
type Pending = NonNullable<ReturnType<typeof usePending.getState>['page']>;

/**
 * Answers a tap at once, however slow the line: scrolls to the top and shows the next page's skeleton. The page before
 * it stays there unseen, so that going back in the middle finds it as it was.
 */
export function PendingNavigation() {
  const router = useRouter() as AppRouter;
  useEffect(() => followNavigation(router), [router]);
  const page = usePending((state) => state.page);
  return page ? <Standing {...page} /> : null;
}

function followNavigation(router: AppRouter): () => void {
  usePending.setState({ skeletonOf });
  let timer: number | undefined;
  const show = (pathname: string, pathChanged: boolean, from: string) => {
    // A filter keeps the page, and its place on the screen, until what it finds is there.
    const isOther = pathChanged || router._scroll.n;
    if (isOther) usePending.setState({ page: pendingAt(router, pathname, from) });
  };
  const begin = (from: Place, to: Place) => {
    const { page } = usePending.getState();
    const pathChanged = from.pathname !== to.pathname;
    timer = window.setTimeout(show, page ? 0 : noticed, to.pathname, pathChanged, page?.from ?? from.href);
  };
  const end = () => {
    clearTimeout(timer);
    usePending.setState({ page: null });
  };
  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, hrefChanged }) => {
      clearTimeout(timer);
      if (fromLocation && hrefChanged) begin(fromLocation, toLocation);
    }),
    // In one step with the page that has come.
    router.subscribe('onLoad', end),
    router.subscribe('onResolved', end),
  ];
  // A tap may have been quicker than this was here.
  const { latestLocation, state } = router;
  const shown = state.resolvedLocation;
  if (shown && shown.href !== latestLocation.href) begin(shown, latestLocation);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function Standing({ screen, outlet, from }: Pending) {
  const router = useRouter();
  useLayoutEffect(() => {
    const { scrollX, scrollY } = window;
    const page = outlet.firstElementChild as HTMLElement;
    // The router keeps how far the page before was read; a skeleton is not read.
    const unheard = (event: Event) => event.target === document && event.stopImmediatePropagation();
    addEventListener('scroll', unheard, true);
    page.hidden = true;
    scrollTo(0, 0);
    return () => {
      page.hidden = false;
      removeEventListener('scroll', unheard, true);
      // Who went back in the middle reads on where they were; the page that has come begins at its top.
      if (router.latestLocation.href === from) scrollTo(scrollX, scrollY);
    };
  }, [router, outlet, from]);
  const Skeleton = skeletonOf(screen);
  return createPortal(
    <div data-skeleton={screen} className="contents">
      <Skeleton />
    </div>,
    outlet,
  );
}

/** The outermost part of an address that is another page than what is on show. */
function pendingAt(router: AppRouter, pathname: string, from: string): Pending | null {
  const shown = router.state.matches;
  const [routes] = router.getMatchedRoutes(pathname);
  const last = routes.length - 1;
  const other = routes.findIndex(({ id }, index) => index === last || id !== shown[index]?.routeId);
  const outlet = document.querySelector<HTMLElement>(`[data-outlet="${routes[other - 1]?.id}"]`);
  const screen = routes[other]?.options.staticData?.screen;
  const layout = routes[last]?.options.staticData?.layout;
  return screen && layout && outlet ? { screen, layout, outlet, from } : null;
}
