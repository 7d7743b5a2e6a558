import type { UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from './db/database.ts';

/** What one part of the market keeps of a person: each feature that keeps something says how to give and forget it. */
export interface PersonalPart {
  /** Its name in the export. */
  name: string;
  /** Everything it knows of them, as they would want to read it. No secret that opens something. */
  give(db: Db, userId: UserId): Promise<unknown>;
  /** The files they put in: the key in the storage, and the name in the export. */
  files?(db: Db, userId: UserId): Promise<Array<{ key: string; name: string }>>;
  /** Keeps still what others may owe them or they others, before any part says whether they can leave. */
  hold?(tx: Db, userId: UserId): Promise<void>;
  /** Takes from them what they give up of their own accord, before it is asked whether they can leave. */
  giveUp?(tx: Db, userId: UserId, given: readonly Money[], now: Date): Promise<void>;
  /** Why they cannot leave yet, as a code, if so. */
  heldBy?(tx: Db, userId: UserId, now: Date): Promise<string | null>;
  /** Forgets them, but for what the books need, and has their files deleted; in the transaction in which they leave. */
  forget?(tx: Db, userId: UserId, now: Date): Promise<void>;
}
