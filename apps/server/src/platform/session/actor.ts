import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import type { SessionId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';

export interface SignedInUser {
  kind: 'user';
  userId: UserId;
  sessionId: SessionId;
  shopId: ShopId | null;
  role: Role;
  muted: boolean;
  suspended: boolean;
  /** When this session's owner last proved who they are. */
  confirmedAt: Date;
}

/** Who asks. It comes from the session alone, never from what was sent. */
export type Actor = { kind: 'visitor' } | SignedInUser;

export const visitor: Actor = Object.freeze({ kind: 'visitor' });

/** What every use case is handed. */
export interface Ctx {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  actor: Actor;
}

/** The ctx of a use case behind `access: 'login'` or stricter. */
export interface UserCtx extends Ctx {
  actor: SignedInUser;
}

export const isStaff = (actor: Actor): boolean => actor.kind === 'user' && actor.role !== 'member';
