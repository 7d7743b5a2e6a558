import type { SessionId, UserId } from '@souk/shared/ids.ts';
import { type Clock, lasts } from '../clock.ts';
import type { SignInWay } from '../db/accounts-tables.ts';
import type { Db } from '../db/database.ts';
import { unauthenticated } from '../errors/failures.ts';
import { newId } from '../ids.ts';
import type { SignedInUser } from './actor.ts';
import * as repo from './sessions.repo.ts';
import { hashToken, newToken } from './token.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session ends when unused for this long, or at this age, whichever is first. */
export const sessionLife = { idleMs: 30 * DAY, absoluteMs: 180 * DAY };
// A role taken away or a suspension must work within 5 s (architecture §7).
const CACHE_MS = 2_000;
const CACHE_SIZE = 20_000;

export interface Sessions {
  /** Who a token belongs to, or undefined when it opens nothing any more. */
  find(token: string): Promise<SignedInUser | undefined> | SignedInUser | undefined;
  /** Makes this process look anew at a user whose sessions, role or standing changed; others do within 2 s. */
  forget(userId: UserId): void;
}

export function openSessions({ db, clock }: { db: Db; clock: Clock }): Sessions {
  const known = new Map<string, { user: SignedInUser; until: number }>();
  let forgotten = 0;

  async function look(token: string, now: number): Promise<SignedInUser | undefined> {
    known.delete(token);
    const asked = forgotten;
    const found = await repo.findSession(db, hashToken(token), aliveAt(new Date(now)));
    if (!found) return undefined;
    const { lastSeenAt, ...session } = found;
    if (now - lastSeenAt.getTime() >= MINUTE) await repo.markSeen(db, session.sessionId, new Date(now));
    const user: SignedInUser = { kind: 'user', ...session };
    // What was read before a user was forgotten may be out of date.
    if (asked !== forgotten) return user;
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(token, { user, until: now + CACHE_MS });
    return user;
  }

  return {
    find(token) {
      const now = clock.now().getTime();
      const cached = known.get(token);
      return cached && lasts(cached.until, CACHE_MS, now) ? cached.user : look(token, now);
    },
    forget(userId) {
      forgotten += 1;
      for (const [token, entry] of known) if (entry.user.userId === userId) known.delete(token);
    },
  };
}

/** Opens a session and gives its token, which is not kept anywhere. */
export async function startSession(
  db: Db,
  { userId, userAgent, way, now }: { userId: UserId; userAgent: string; way: SignInWay; now: Date },
): Promise<string> {
  const token = newToken();
  await repo.insertSession(db, {
    id: newId<SessionId>(now.getTime()),
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: userAgent.slice(0, 300),
    way,
    confirmed_at: now,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionLife.absoluteMs),
  });
  return token;
}

/**
 * A session is remembered for 2 s after it was ended elsewhere. Where that is too long, as for changes to how one
 * signs in, this refuses it at the beginning of the change's transaction.
 */
export async function holdSession(tx: Db, actor: SignedInUser): Promise<void> {
  if (!(await repo.holdSession(tx, actor.userId, actor.sessionId))) throw unauthenticated();
}

export const endSession = repo.deleteSession;
export const endSessions = repo.deleteSessions;
export const confirmSession = repo.markConfirmed;

export const deleteEndedSessions = (db: Db, now: Date): Promise<void> =>
  repo.deleteEndedSessions(db, aliveAt(now));

/** What a session must be like to be open at a time. */
export const aliveAt = (now: Date) => ({ now, seenSince: new Date(now.getTime() - sessionLife.idleMs) });
