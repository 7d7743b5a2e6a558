import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { record } from '../../../platform/audit/record.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { lockAdmins, lockUser, updateUser } from './admin-users.repo.ts';

export type Granted =
  | { kind: 'granted'; name: string; from: Role }
  | { kind: 'already' | 'unproved' | 'suspended' | 'last-admin'; name: string }
  | { kind: 'nobody' };

/** Gives a role at the market's own machine, to a person who proved that the e-mail address is theirs. */
export async function grantRole(
  { db, clock }: { db: Kysely<Tables>; clock: Clock },
  { email, role }: { email: string; role: Role },
): Promise<Granted> {
  return await db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx);
    const found = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email_verified_at'])
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
      .where('deleted_at', 'is', null)
      .orderBy('email_verified_at', (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirst();
    if (!found) return { kind: 'nobody' };
    const { id, name } = found;
    // An address nobody has proved could be claimed by anyone.
    if (found.email_verified_at === null) return { kind: 'unproved', name };
    const user = await lockUser(tx, id);
    if (!user) return { kind: 'nobody' };
    if (user.role === role) return { kind: 'already', name };
    if (role !== 'member' && user.suspended_at !== null) return { kind: 'suspended', name };
    if (isLast(admins, id) && role !== 'admin') return { kind: 'last-admin', name };
    await updateUser(tx, id, { role });
    await record(tx, {
      actorId: null,
      action: 'user.role-changed',
      subject: { kind: 'user', id },
      details: { from: user.role, to: role, by: 'command' },
      now: clock.now(),
    });
    return { kind: 'granted', name, from: user.role };
  });
}

const isLast = (admins: readonly UserId[], id: UserId) => admins.length === 1 && admins[0] === id;
