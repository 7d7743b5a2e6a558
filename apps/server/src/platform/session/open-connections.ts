import type { SessionId, UserId } from '@souk/shared/ids.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { SignedInUser } from './actor.ts';
import { findChanged, markInUse, type Standing } from './open-connections.repo.ts';
import { aliveAt, type Sessions } from './sessions.service.ts';

/** Why a connection may not stay: its session is over, or its user was suspended. */
export type EndReason = 'session_ended' | 'suspended';

/** What a connection that stays open is told of the person behind it. */
export interface Listener {
  /** Muted or not, another role, another shop; or a block, of which only those who ask again learn more. */
  changed(user: SignedInUser): void;
  /** The last it hears; it must close now. */
  ended(reason: EndReason): void;
}

export type Joined = { user: SignedInUser; leave(): void } | { ended: EndReason };

export interface OpenConnections {
  /** Takes in a connection that outlives its request. `leave` when it closes by itself. */
  add(token: string, listener: Listener): Promise<Joined>;
  /** Looks at once rather than at its next turn. */
  look(userId: UserId): void;
  count(): number;
  close(): Promise<void>;
}

interface Open {
  user: SignedInUser;
  listeners: Set<Listener>;
}

// With the 2 s that a session may be remembered by, a suspension works within 5 s (architecture §7).
const LOOK_MS = 2_000;
// A block that was written while the last look was on, or by the clock of a machine that is a little behind. Being told
// of it twice does no harm.
const BLOCK_MARGIN_MS = 5_000;
const HOUR_MS = 3_600_000;

/** The open connections of this process, looked after by one question for all of their sessions. */
export function openConnections(parts: {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}): OpenConnections {
  const { db, clock, sessions, log } = parts;
  const open = new Map<SessionId, Open>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let inUseUntil = 0;
  let lookedAt: number | undefined;

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (closed || open.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      again = false;
      looking = lookAtAll().finally(() => {
        looking = undefined;
        schedule(again ? 0 : LOOK_MS);
      });
    }, milliseconds);
  }

  async function lookAtAll(): Promise<void> {
    try {
      const now = clock.now();
      const before = new Map(open);
      const known = [...before.values()].map(({ user }) => user);
      await keepInUse(now.getTime());
      const blockedSince = new Date((lookedAt ?? now.getTime() - LOOK_MS) - BLOCK_MARGIN_MS);
      const changed = await findChanged(db, known, aliveAt(now), blockedSince);
      lookedAt = now.getTime();
      for (const { sessionId, standing } of changed) {
        const found = before.get(sessionId);
        // One that left and came back meanwhile knows better.
        if (found && open.get(sessionId) === found) tell(sessionId, found, standing);
      }
    } catch (err) {
      // Nobody is cut off because the database is away.
      log.warn({ err }, 'open connections are looked after late');
    }
  }

  function tell(sessionId: SessionId, found: Open, standing: Standing | null): void {
    const reason = standing === null ? 'session_ended' : standing.suspended ? 'suspended' : undefined;
    if (standing && !reason) found.user = { ...found.user, ...standing };
    if (reason) open.delete(sessionId);
    for (const listener of [...found.listeners]) {
      try {
        if (reason) listener.ended(reason);
        else listener.changed(found.user);
      } catch (err) {
        log.error({ err }, 'an open connection failed at hearing of its user');
      }
    }
  }

  async function keepInUse(now: number): Promise<void> {
    if (now < inUseUntil) return;
    await markInUse(db, [...open.keys()], { now: new Date(now), notSince: new Date(now - HOUR_MS) });
    inUseUntil = now + HOUR_MS / 4;
  }

  return {
    async add(token, listener) {
      const user = await sessions.find(token);
      if (!user) return { ended: 'session_ended' };
      if (user.suspended) return { ended: 'suspended' };
      const { sessionId } = user;
      const found = open.get(sessionId) ?? { user, listeners: new Set() };
      found.listeners.add(listener);
      open.set(sessionId, found);
      if (!timer && !looking) schedule(LOOK_MS);
      return {
        user: found.user,
        leave() {
          found.listeners.delete(listener);
          if (found.listeners.size === 0 && open.get(sessionId) === found) open.delete(sessionId);
        },
      };
    },
    look(userId) {
      if (looking) again = true;
      else if (open.values().some(({ user }) => user.userId === userId)) schedule(0);
    },
    count: () => open.values().reduce((sum, { listeners }) => sum + listeners.size, 0),
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
