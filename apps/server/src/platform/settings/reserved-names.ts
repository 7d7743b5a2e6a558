import { pretendsToBeStaff } from '@souk/shared/identity/accounts/staff-names.ts';
import type { Db } from '../db/database.ts';
import { invalidInput } from '../errors/failures.ts';
import { type Actor, isStaff } from '../session/actor.ts';
import { marketName } from './settings.ts';

/** Whether a name is for those alone who run the market. */
export async function isReservedName(db: Db, actor: Actor, name: string): Promise<boolean> {
  return !isStaff(actor) && pretendsToBeStaff(name, await marketName(db));
}

/** Of a person or a shop. Who is called so already stays. */
export async function refuseReservedName(db: Db, actor: Actor, name: string): Promise<void> {
  if (await isReservedName(db, actor, name))
    throw invalidInput([
      { field: 'name', message: 'Could be mistaken for the market team. Please choose another.' },
    ]);
}
