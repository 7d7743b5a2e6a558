import type { ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { type Actor, isStaff } from '../../../platform/session/actor.ts';
import { type HeldShow, holdShow, isHostOf, maySeeShow } from '../shows/index.ts';

/** A show for whoever leads it, locked for this transaction. */
export async function holdOwnShow(tx: Db, actor: Actor, id: ShowId | null): Promise<HeldShow> {
  const show = await holdVisible(tx, actor, id);
  if (!isHostOf(actor, show)) throw forbidden();
  return show;
}

/** Staff may stop what should not go on, and says so in the audit log. */
export async function holdToStop(
  tx: Db,
  actor: Actor,
  id: ShowId | null,
): Promise<HeldShow & { byStaff: boolean }> {
  const show = await holdVisible(tx, actor, id);
  const isHost = isHostOf(actor, show);
  if (!isHost && !isStaff(actor)) throw forbidden();
  return { ...show, byStaff: !isHost };
}

async function holdVisible(tx: Db, actor: Actor, id: ShowId | null): Promise<HeldShow> {
  const show = id && (await holdShow(tx, id));
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  return show;
}
