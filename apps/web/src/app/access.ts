import type { Role } from '@souk/shared/identity/accounts/schema.ts';

export type AccessRule = 'public' | 'login' | 'shop' | 'ownShop' | 'staff';

export type Visitor = { userId: string | null; shopId: string | null; role: Role | null };

export type Decision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: '/login' | '/shop/new'; returnTo: string }
  | { kind: 'forbidden' }
  | { kind: 'missing' };

/** Who may open a screen (product §2). The backend decides again on every call. */
export function decideAccess(
  rule: AccessRule,
  visitor: Visitor,
  target: { path: string; shopId?: string | undefined },
): Decision {
  if (rule === 'public') return { kind: 'allow' };
  if (!visitor.userId) return { kind: 'redirect', to: '/login', returnTo: target.path };
  // To people who do not work here the admin area does not exist.
  if (rule === 'staff')
    return visitor.role === 'member' || !visitor.role ? { kind: 'missing' } : { kind: 'allow' };
  if (rule === 'login') return { kind: 'allow' };
  if (!visitor.shopId) return { kind: 'redirect', to: '/shop/new', returnTo: target.path };
  if (rule === 'ownShop' && target.shopId && target.shopId !== visitor.shopId) return { kind: 'forbidden' };
  return { kind: 'allow' };
}

/** Doors lead on once passed: who is signed in has no sign-in to do, who has a shop none to open. */
export function wayOn(screen: string, visitor: Visitor, search: DoorSearch): string | undefined {
  if (screen === 'login' && visitor.userId && !hasBusiness(search)) return safeReturnPath(search.return);
  if (screen === 'shop-new' && visitor.shopId && search.return) return safeReturnPath(search.return);
  return undefined;
}

type DoorSearch = { return?: unknown; view?: unknown; reset?: unknown };

/** A mail's link and the welcome of a newcomer are for who is signed in too. */
function hasBusiness({ view, reset }: DoorSearch): boolean {
  return view === 'welcome' || Boolean(reset);
}

/** Where to go after signing in: only a path of our own, and never back to the sign-in itself. */
export function safeReturnPath(asked: unknown, otherwise = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return otherwise;
  const here = 'http://souk.invalid';
  if (!URL.canParse(asked, here)) return otherwise;
  const url = new URL(asked, here);
  if (url.origin !== here) return otherwise;
  const path = url.pathname + url.search + url.hash;
  // `//evil.example` in a path would be read as another host by the next one who parses it.
  if (path.startsWith('//') || /^\/login(\/|\?|#|$)/.test(path)) return otherwise;
  return path;
}
