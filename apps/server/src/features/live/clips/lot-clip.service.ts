import type { Container } from '@souk/broadcast/recording/container.ts';
import type { LotId } from '@souk/shared/ids.ts';
import type { LotClip } from '@souk/shared/live/clips/schema.ts';
import { soldMoment } from '@souk/shared/live/clips/sold-moment.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { SignedQueries } from '../../../platform/files/index.ts';
import { type Actor, type Ctx, isStaff } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Cut, findCut, makeCut } from '../replays/index.ts';
import { cutting } from './cutting.ts';
import { findLotClip, findSoldLot, insertLotClip, type LotClipRow, type SoldLot } from './lot-clips.repo.ts';

/** What is stored of a sale, and what it is saved as. */
export interface StoredLotClip {
  key: string;
  name: string;
  clip: LotClipRow;
}

export const lotClipKey = (lotId: LotId, container: Container): string => `clips/lots/${lotId}.${container}`;

export interface ClipDoors {
  storage: Storage;
  signed: SignedQueries;
}

/** How long an address opens the clip to players, which say nothing of who is signed in. */
const OPEN_MS = 6 * 3_600_000;
/** What is signed, beside the ids of files. */
const signedName = (id: LotId) => `lot-clip ${id}`;

/** Whether there is one for who asks, without cutting it. */
export async function getLotClip(
  { db, clock, actor }: Ctx,
  { signed }: ClipDoors,
  id: LotId,
): Promise<LotClip> {
  const lot = await findSoldLot(db, id);
  if (!lot || !isConcerned(actor, lot)) return { clip: null };
  const size = (await findLotClip(db, id)) ?? (await findLotCut(db, lot))?.format;
  if (!size) return { clip: null };
  const { width, height } = size;
  const query = await signed.sign(signedName(id), new Date(clock.now().getTime() + OPEN_MS));
  return { clip: { url: `/api/lots/${id}/clip?${query}`, width, height } };
}

/** Cut when it is asked for the first time. */
export async function openLotClip(
  { db, clock, actor }: Ctx,
  { storage, signed }: ClipDoors,
  id: LotId,
  { expires = 0, signature = '' }: { expires?: number | undefined; signature?: string | undefined },
): Promise<StoredLotClip> {
  const lot = await findSoldLot(db, id);
  if (!lot) throw notFound('clip');
  const isOpen =
    isConcerned(actor, lot) || (await signed.opens(signedName(id), { expires, signature }, clock.now()));
  if (!isOpen) throw notFound('clip');
  const clip = (await findLotClip(db, id)) ?? (await keepLotClip({ db, storage }, lot, clock.now()));
  if (!clip) throw notFound('clip');
  const name = lot.number === null ? lot.title : `${lot.number} ${lot.title}`;
  return { key: lotClipKey(id, clip.container), name: `${name}.${clip.container}`, clip };
}

/** Its buyer, who sold it, and staff. */
const isConcerned = (actor: Actor, { buyerId, sellerId, hostId }: SoldLot): boolean =>
  isStaff(actor) || (actor.kind === 'user' && [buyerId, sellerId, hostId].includes(actor.userId));

function findLotCut(db: Db, { showId, soldAt, bidsAt }: SoldLot): Promise<Cut | undefined> {
  const about = soldAt.getTime();
  return findCut(db, { showId, about, ...soldMoment(about, bidsAt) });
}

/** The file first: a row that is there names what is there. */
export async function keepLotClip(
  { db, storage }: { db: Db; storage: Pick<Storage, 'read' | 'put'> },
  lot: SoldLot,
  now: Date,
): Promise<LotClipRow | undefined> {
  return await cutting.take({ who: lot.showId }, async () => {
    const cut = await findLotCut(db, lot);
    const movie = cut && (await makeCut(storage, cut));
    if (!movie) return undefined;
    const { bytes, container, seconds } = movie;
    await storage.put(lotClipKey(lot.id, container), bytes);
    const { width, height } = cut.format;
    await insertLotClip(db, {
      ...{ lot_id: lot.id, container, width, height, seconds, bytes: bytes.length },
      ...{ starts_at: new Date(cut.startedAt + movie.start * 1_000), made_at: now },
    });
    return await findLotClip(db, lot.id);
  });
}
