import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Act } from './act.ts';
import { insertAct } from './acts.repo.ts';

/** Asks for an act that nobody waits for, in the transaction of what makes it necessary; a worker asks the provider. */
export async function queueAct<Begun extends object>(
  tx: Db,
  { name }: Pick<Act<never, Begun>, 'name'>,
  { actor, begun, now }: { actor: string; begun: Begun; now: Date },
): Promise<void> {
  const id = newId<string>(now.getTime());
  await insertAct(tx, { id, name, actor, key: id, begun, begunAt: now, leasedUntil: now });
}
