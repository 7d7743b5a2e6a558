import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileId } from '@souk/shared/ids.ts';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { findFile } from './file.repo.ts';
import { noSuchFile, uploadBusy } from './files.failures.ts';

/** One writes to an upload at a time, whichever process it came to. */
export interface UploadTurns extends Locker {
  /** Does it when nobody else is at it; false when another holds the turn. */
  alone(id: FileId, act: () => Promise<void>): Promise<boolean>;
}

// A turn of a process that was killed is over after that long.
const LEASE = sql`interval '3 seconds'`;
const RENEW_MS = 750;
const ASK_AGAIN_MS = 150;
const PATIENCE_MS = 10_000;
const BRIEFLY_MS = 1_000;

/** The later caller wants the turn: the one before is asked to let go, as its connection may long be dead. */
export function uploadTurns(db: Db): UploadTurns {
  // Those of this process hear of it at once.
  const here = new Map<FileId, RequestRelease>();
  return {
    newLock: (id) => newTurn(db, here, id as FileId),
    async alone(id, act) {
      const holder = randomUUID();
      // Someone may just be asking how far it is.
      const until = Date.now() + BRIEFLY_MS;
      while (!(await take(db, id, holder))) {
        if (Date.now() > until) return false;
        await pause(ASK_AGAIN_MS);
      }
      const renewing = renew(db, id, holder, () => undefined);
      try {
        await act();
      } finally {
        clearInterval(renewing);
        await giveBack(db, id, holder);
      }
      return true;
    },
  };
}

function newTurn(db: Db, here: Map<FileId, RequestRelease>, id: FileId): Lock {
  const holder = randomUUID();
  let renewing: NodeJS.Timeout | undefined;
  return {
    async lock(signal, letGo) {
      const until = Date.now() + PATIENCE_MS;
      while (!(await take(db, id, holder))) {
        if (signal.aborted || Date.now() > until) throw uploadBusy();
        here.get(id)?.();
        if (!(await want(db, id)) && !(await findFile(db, id))) throw noSuchFile();
        await pause(ASK_AGAIN_MS);
      }
      here.set(id, letGo);
      renewing = renew(db, id, holder, letGo);
    },
    async unlock() {
      clearInterval(renewing);
      here.delete(id);
      await giveBack(db, id, holder);
    },
  };
}

/** A file that is just being taken away is waited for, and then has no turns. */
async function take(db: Db, id: FileId, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_turns (file_id, holder, until)
    select id, ${holder}, now() + ${LEASE} from files where id = ${id} for key share
    on conflict (file_id) do update set holder = ${holder}, until = excluded.until, wanted = false
    where upload_turns.until < now()
    returning holder`.execute(db);
  return rows.length === 1;
}

/** False when nobody has it. */
async function want(db: Db, id: FileId): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload_turns')
    .set({ wanted: true })
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const giveBack = (db: Db, id: FileId, holder: string) =>
  db.deleteFrom('upload_turns').where('file_id', '=', id).where('holder', '=', holder).execute();

/** Keeps the turn, and hears whether someone else wants it or has it. */
function renew(db: Db, id: FileId, holder: string, letGo: () => unknown): NodeJS.Timeout {
  const look = async () => {
    const turn = await db
      .updateTable('upload_turns')
      .set({ until: sql<Date>`now() + ${LEASE}` })
      .where('file_id', '=', id)
      .where('holder', '=', holder)
      .returning('wanted')
      .executeTakeFirst();
    if (!turn || turn.wanted) letGo();
  };
  // Whatever keeps it from asking, the turn ends with its lease.
  return setInterval(() => void look().catch(() => letGo()), RENEW_MS);
}
