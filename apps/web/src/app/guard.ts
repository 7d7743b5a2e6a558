import { everyWord, translator } from '@/platform/i18n/index.ts';
import { left } from '@/platform/session/left.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { decideAccess, wayOn } from './access.ts';
import type { AppRouter } from './router.tsx';
import { ownerShopId, visitorNow, visitorOf } from './visitor.ts';

/** The rules hold after a navigation too: someone may have signed out, or in, while it was under way. */
export function guardNavigation(router: AppRouter): void {
  router.subscribe('onResolved', () => check(router));
  sessionStore.subscribe((now, before) => {
    const [is, was] = [visitorOf(now), visitorOf(before)];
    if (was.userId && !is.userId && left.isKnown()) void seeOff(router);
    else if (is.userId !== was.userId || is.shopId !== was.shopId || is.role !== was.role) check(router);
  });
}

/** Who signs out by themselves is not asked to sign in again: what others may not see gives way to the front page. */
async function seeOff(router: AppRouter): Promise<void> {
  const own = router.state.matches.some(({ staticData: { access = 'public' } }) => access !== 'public');
  if (own) await router.navigate({ to: '/', ignoreBlocker: true });
  const { language } = router.options.context;
  // Without a connection the words that are here have to do.
  await everyWord(language).catch(() => undefined);
  toast({ id: 'signed-out', kind: 'plain', title: translator(language.getState())('menu.signedOut') });
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
