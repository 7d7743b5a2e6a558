import type { ShowId } from '@souk/shared/ids.ts';
import type { CoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import {
  type CoHostRow,
  findCoHost,
  findPossibleCoHosts,
  hasLedShow,
  type PersonRow,
} from './co-host.repo.ts';
import { findPhone } from './phone.repo.ts';
import { findSoldOf } from './selling.repo.ts';

/** All of it for who leads the show; for who was asked, that they were; for others nothing. */
export async function getCoHosting({ db, actor }: UserCtx, showId: ShowId): Promise<CoHosting> {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const [row, phone, hasLed] = await Promise.all([
    findCoHost(db, showId),
    findPhone(db, showId),
    hasLedShow(db, showId, actor.userId),
  ]);
  if (isHostOf(actor, show)) {
    const linked = phone ? (phone.key_hash ? 'paired' : 'waiting') : null;
    return { coHost: row ? present(row, null) : null, phone: linked, hasLed };
  }
  if (row?.userId !== actor.userId) return { coHost: null, phone: null, hasLed };
  const sold = row.state === 'accepted' && row.shopId ? await findSoldOf(db, showId, row.shopId) : null;
  return { coHost: present(row, sold), phone: null, hasLed };
}

/** By what is typed: "@may" is "may". */
export async function listPossibleCoHosts(
  { db, actor }: UserCtx,
  showId: ShowId,
  typed: string,
): Promise<PersonRow[]> {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  const q = typed.replace(/^@/, '').trim();
  return q === '' ? [] : findPossibleCoHosts(db, show, q);
}

export const presentPerson = ({ id, name, handle, picture }: PersonRow) => ({
  _id: id,
  name,
  handle,
  picture,
});

const present = (
  { userId, state, shopId, lots, ...person }: CoHostRow,
  sold: Awaited<ReturnType<typeof findSoldOf>> | null,
): CoHosting['coHost'] => ({
  person: presentPerson({ id: userId, ...person }),
  shopId,
  state: state === 'accepted' ? 'accepted' : 'invited',
  lots,
  sold: sold && { pieces: sold.pieces, amount: { amount: sold.sold, currency: sold.currency } },
});
