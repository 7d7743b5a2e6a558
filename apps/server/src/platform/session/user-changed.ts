import type { UserId } from '@souk/shared/ids.ts';
import { afterCommit, databaseOf } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';

type Listener = (userId: UserId) => void;

/**
 * Said where a user's sessions, role, standing or shop are written: once that is committed this process looks at them
 * anew. Others do within 2 s.
 */
export function userChanged(db: Db, userId: UserId): void {
  const database = databaseOf(db);
  afterCommit(db, () => {
    for (const hear of listeners.get(database) ?? []) hear(userId);
  });
}

/** Hears of every user who changed in a database; gives what ends it. */
export function onUserChanged(db: Db, hear: Listener): () => void {
  const database = databaseOf(db);
  const hearing = listeners.get(database) ?? new Set();
  listeners.set(database, hearing.add(hear));
  return () => hearing.delete(hear);
}

const listeners = new WeakMap<Db, Set<Listener>>();
