import { sessionStore } from '@/platform/session/session.store.ts';
import { decideAccess, wayOn } from './access.ts';
import type { AppRouter } from './router.tsx';
import { ownerShopId, visitorNow, visitorOf } from './visitor.ts';

/** The rules hold after a navigation too: someone may have signed out, or in, while it was under way. */
export function guardNavigation(router: AppRouter): void {
  router.subscribe('onResolved', () => check(router));
  sessionStore.subscribe((now, before) => {
    const [is, was] = [visitorOf(now), visitorOf(before)];
    if (is.userId !== was.userId || is.shopId !== was.shopId || is.role !== was.role) check(router);
  });
}

function check(router: AppRouter): void {
  const visitor = visitorNow();
  for (const match of router.state.matches) {
    const { access, screen } = match.staticData;
    if (!access || !screen) continue;
    const path = router.state.location.href;
    const decision = decideAccess(access, visitor, { path, shopId: ownerShopId(match.params) });
    if (decision.kind === 'redirect') {
      void router.navigate({ to: decision.to, search: { return: decision.returnTo }, replace: true });
      return;
    }
    const further = wayOn(screen, visitor, match.search);
    if (further) {
      void router.navigate({ href: further, replace: true });
      return;
    }
    // What may be shown has changed: load again, where the rule answers for itself.
    if (decision.kind !== 'allow' && match.status === 'success') void router.invalidate();
  }
}
