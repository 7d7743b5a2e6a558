import type { ShowId } from '@souk/shared/ids.ts';
import type { CoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { findSecond, type SecondPicture } from '../video/index.ts';
import { cameraOf } from './camera.service.ts';
import {
  type CoHostRow,
  findCoHost,
  findCoHosts,
  findPossibleCoHosts,
  hasLedShow,
  type PersonRow,
} from './co-host.repo.ts';
import { findPhone } from './phone.repo.ts';
import { findBroughtBy, findSoldOf } from './selling.repo.ts';

/** All of them for who leads the show; of each who was asked, what concerns them; for others nothing. */
export async function getCoHosting(ctx: UserCtx, showId: ShowId): Promise<CoHosting> {
  const { db, actor } = ctx;
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  const [second, hasLed] = await Promise.all([findSecond(db, showId), hasLedShow(db, showId, actor.userId)]);
  if (isHostOf(actor, show)) {
    const [coHosts, phone] = await Promise.all([findCoHosts(db, showId), findPhone(db, showId)]);
    const linked = phone ? (phone.key_hash ? 'paired' : 'waiting') : null;
    return { coHosts: coHosts.map((one) => present(one, second)), own: null, phone: linked, hasLed };
  }
  const row = await findCoHost(db, showId, actor.userId);
  return { coHosts: [], own: row ? await ownOf(ctx, showId, row, second) : null, phone: null, hasLed };
}

async function ownOf(
  { db, clock }: UserCtx,
  showId: ShowId,
  row: CoHostRow,
  second: SecondPicture | undefined,
): Promise<CoHosting['own']> {
  const { state, shop } = row;
  const shopId = shop?._id ?? null;
  const known = { state, shopId, camera: cameraOf(row, second) };
  if (!shopId || state !== 'accepted') return { ...known, lots: [], over: [], products: [], sold: null };
  const [brought, { currency, amount, ...counts }] = await Promise.all([
    findBroughtBy(db, showId, shopId),
    findSoldOf(db, showId, shopId, clock.now()),
  ]);
  return { ...known, ...brought, sold: { ...counts, amount: { amount, currency } } };
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

const present = (row: CoHostRow, second: SecondPicture | undefined): CoHosting['coHosts'][number] => ({
  person: presentPerson({ ...row, id: row.userId }),
  shop: row.shop?.name ?? null,
  state: row.state,
  camera: cameraOf(row, second),
});
