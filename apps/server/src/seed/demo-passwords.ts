import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/schema.ts';
import { idOf } from '../platform/ids.ts';
import { hashPassword, verifyPassword } from '../platform/session/password.ts';
import { endSessions } from '../platform/session/sessions.service.ts';
import { neighbours, shopkeepers } from './content/named-people.ts';
import { demoPassword, demoWorldIn } from './demo-world.ts';

export interface DemoLogin {
  email: string;
  password: string;
}

/** Whether the logins of the demo world are as published, or were given passwords of their own, now or before. */
export type DemoLogins = { kind: 'none' | 'published' | 'own' } | { kind: 'new'; logins: DemoLogin[] };

export interface SettlingOptions {
  db: Kysely<Tables>;
  dataDir: string;
  /** Only then may everyone know them. */
  thisMachineOnly: boolean;
}

/** Before anybody is let in: the published passwords open nothing that others can reach, and open it again after. */
export async function settleDemoPasswords(options: SettlingOptions): Promise<DemoLogins> {
  const { db, dataDir, thisMachineOnly } = options;
  if (!(await demoWorldIn(db))) return { kind: 'none' };
  const mark = join(dataDir, 'demo-passwords-changed');
  if (thisMachineOnly) {
    if (!existsSync(mark)) return { kind: 'published' };
    const hash = await hashPassword(demoPassword);
    for (const { id } of await loginsIn(db)) await setPassword(db, id, hash);
    rmSync(mark);
    return { kind: 'published' };
  }
  const open: { id: UserId; email: string }[] = [];
  for (const login of await loginsIn(db)) {
    if (login.hash !== null && (await verifyPassword(demoPassword, login.hash))) open.push(login);
  }
  if (open.length === 0) return { kind: 'own' };
  writeFileSync(
    mark,
    'The next start for this machine alone gives the demo logins their published passwords again.\n',
  );
  const logins = open.map(({ email }) => ({ email, password: randomBytes(15).toString('base64url') }));
  for (const [at, { id }] of open.entries())
    await setPassword(db, id, await hashPassword(logins[at]!.password));
  return { kind: 'new', logins };
}

async function loginsIn(db: Kysely<Tables>): Promise<{ id: UserId; email: string; hash: string | null }[]> {
  const people = [...shopkeepers, ...neighbours].filter(({ email }) => email !== undefined);
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as hash'])
    .where(
      'id',
      'in',
      people.map(({ handle }) => idOf<UserId>(`user:${handle}`)),
    )
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute();
}

/** Also ends every session that was begun with the one before. */
async function setPassword(db: Kysely<Tables>, id: UserId, hash: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
    await endSessions(tx, id, null);
  });
}
