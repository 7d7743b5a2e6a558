import { isSignedIn, type SessionState, sessionStore } from '@/platform/session/session.store.ts';
import type { Visitor } from './access.ts';

export function visitorNow(): Visitor {
  return visitorOf(sessionStore.getState());
}

export function visitorOf(session: SessionState): Visitor {
  if (!isSignedIn(session)) return { userId: null, shopId: null, role: null };
  const { user } = session;
  return { userId: user?._id ?? null, shopId: user?.shopId?._id ?? null, role: user?.role ?? null };
}

/** The shop a path names; a path that names a product tells its shop only once loaded. */
export function ownerShopId(params: unknown): string | undefined {
  const named = (params as { shopId?: unknown } | null)?.shopId;
  return typeof named === 'string' ? named : undefined;
}
