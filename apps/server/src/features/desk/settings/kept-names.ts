import { pretendsToBeStaff } from '@souk/shared/identity/accounts/staff-names.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { type Actor, isStaff } from '../../../platform/session/actor.ts';
import { marketName } from './settings.service.ts';

/** Whether a name is for those alone who run the market. */
export async function isKeptName(db: Db, actor: Actor, name: string): Promise<boolean> {
  return !isStaff(actor) && pretendsToBeStaff(name, await marketName(db));
}

/** Of a person or a shop. Who is called so already stays. */
export async function refuseKeptName(db: Db, actor: Actor, name: string): Promise<void> {
  if (await isKeptName(db, actor, name))
    throw invalidInput([
      { field: 'name', message: 'Could be mistaken for the market team. Please choose another.' },
    ]);
}
