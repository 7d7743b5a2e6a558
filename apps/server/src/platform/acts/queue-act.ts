import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Act } from './act.ts';
import { insertAct, type OpenAct } from './acts.repo.ts';
import { leaseEnd } from './lease.ts';

interface Queued<Begun> {
  actor: string;
  begun: Begun;
  now: Date;
}

/** Asks for an act that nobody waits for, in the transaction of what makes it necessary; a worker asks the provider. */
export async function queueAct<Begun extends object>(
  tx: Db,
  { name }: Pick<Act<never, Begun>, 'name'>,
  { actor, begun, now }: Queued<Begun>,
): Promise<void> {
  const id = newId<string>(now.getTime());
  await insertAct(tx, { id, name, actor, key: id, begun, begunAt: now, leasedUntil: now });
}

/** The same, for who asks the provider themselves with `finishAct` once that is committed; a worker where they died. */
export async function leaseAct<Begun extends object>(
  tx: Db,
  { name }: Pick<Act<never, Begun>, 'name'>,
  { actor, begun, now }: Queued<Begun>,
): Promise<OpenAct> {
  const id = newId<string>(now.getTime());
  const act = { id, name, actor, key: id, begun: JSON.parse(JSON.stringify(begun)) as Begun };
  await insertAct(tx, { ...act, begunAt: now, leasedUntil: leaseEnd(now) });
  return { ...act, tries: 1 };
}
