import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { handleFrom } from './handle.ts';

export type NewUser = NewRow<'users'> & { id: UserId };
export type UserInput = Partial<NewUser>;

/** A person with a proved e-mail address and a handle of their own, who cannot sign in until given a password. */
export function userRow(input: UserInput = {}): NewUser {
  const id = input.id ?? newId<UserId>();
  const name = input.name ?? 'Robin Vale';
  // Made without asking whether it is taken: six letters of chance are too few for the thousands of a run.
  const handle = input.handle ?? handleFrom(`${name.slice(0, 14)}${id.slice(-12, -6)}`, id);
  return {
    name,
    handle,
    email: `${handle}@people.example`,
    email_verified_at: input.created_at ?? new Date(),
    password_hash: null,
    picture_id: null,
    city: null,
    country: null,
    default_payment_method: null,
    ...input,
    id,
  };
}

export function buildUser(db: Db, input: UserInput = {}): Promise<Row<'users'>> {
  return db.insertInto('users').values(userRow(input)).returningAll().executeTakeFirstOrThrow();
}
