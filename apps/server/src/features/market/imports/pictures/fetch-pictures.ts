import { setTimeout } from 'node:timers/promises';
import { purposes } from '@souk/shared/files/purposes.ts';
import type { ImageId, ShopId } from '@souk/shared/ids.ts';
import type { PictureFailure } from '@souk/shared/market/imports/schema.ts';
import { Failure } from '../../../../platform/errors/failure.ts';
import { type TakeInParts, takeIn } from '../../../../platform/files/index.ts';
import type { JobCtx } from '../../../../platform/jobs/job.ts';
import { type Outgoing, OutgoingFailure } from '../../../../platform/outgoing/outgoing.ts';
import { type FairTurns, fairTurns } from './fair-turns.ts';
import {
  anyDue,
  claimPicture,
  findShopsDue,
  findStored,
  giveUp,
  showPicture,
  tryAgainAt,
  type WaitingPicture,
} from './pictures.repo.ts';
import { publishWaiting } from './publish-waiting.ts';

export interface PictureParts extends TakeInParts {
  outgoing: Pick<Outgoing, 'get'>;
}

const FETCH_MS = 20_000;
// Longer than fetching and keeping one can take.
const LEASE_MS = 120_000;
const MOST_ATTEMPTS = 3;
const RETRY_MS = 30_000;
// While some are under way, others may come that wait as well.
const LOOK_MS = 250;

/**
 * Fetches pictures that are due, a few at once and of each shop as many as of any other, until `isTime` says so; what is
 * under way then holds up nobody who has none of it. True when more are due.
 */
export async function fetchPictures(
  ctx: JobCtx,
  parts: PictureParts,
  isTime: () => boolean,
  turns: FairTurns<ShopId> = fairTurns(),
): Promise<boolean> {
  const { db, clock } = ctx;
  const underway = new Map<string, Promise<void>>();
  const working = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let until: number | undefined;
  while (failures.length === 0) {
    const shopId = turns.take(await whoMay());
    if (shopId !== undefined) begin(shopId);
    else if (working.size === 0) break;
    else await Promise.race([...working, setTimeout(LOOK_MS)]);
  }
  await Promise.all(working);
  if (failures.length > 0) throw failures[0];
  return isTime() && (await anyDue(db, clock.now()));

  async function whoMay(): Promise<ShopId[]> {
    if (!isTime()) return findShopsDue(db, clock.now());
    until ??= performance.now() + FETCH_MS;
    if (working.size === 0 || performance.now() > until) return [];
    return (await findShopsDue(db, clock.now())).filter((shopId) => turns.holds(shopId) === 0);
  }

  function begin(shopId: ShopId): void {
    const work = fetchNext(shopId)
      .catch((failure: unknown) => void failures.push(failure))
      .finally(() => {
        turns.giveBack(shopId);
        working.delete(work);
      });
    working.add(work);
  }

  async function fetchNext(shopId: ShopId): Promise<void> {
    const now = clock.now();
    const wanted = await claimPicture(db, shopId, { now, until: new Date(now.getTime() + LEASE_MS) });
    if (!wanted) return;
    // The same picture of two products is fetched once: the second finds it kept.
    const source = `${shopId} ${wanted.url}`;
    const before = underway.get(source);
    const fetching = before
      ? before.finally(() => fetchOne(ctx, parts, wanted))
      : fetchOne(ctx, parts, wanted);
    underway.set(source, fetching);
    await fetching;
    if (underway.get(source) === fetching) underway.delete(source);
  }
}

async function fetchOne(ctx: JobCtx, parts: PictureParts, wanted: WaitingPicture): Promise<void> {
  const { db, clock, log } = ctx;
  const image = (await findStored(db, wanted)) ?? (await keep(ctx, parts, wanted));
  if (typeof image === 'object') {
    const isOver = image.forGood || wanted.attempts >= MOST_ATTEMPTS;
    log.info({ url: wanted.url, failure: image.failure, isOver }, 'a picture of an import was not to be had');
    if (isOver) await giveUp(db, wanted.id, image.failure);
    else await tryAgainAt(db, wanted.id, new Date(clock.now().getTime() + RETRY_MS * wanted.attempts));
    return;
  }
  await db.transaction().execute(async (tx) => {
    if (await showPicture(tx, wanted, image)) await publishWaiting(tx, wanted, clock.now());
  });
}

interface NotStored {
  failure: PictureFailure;
  /** Trying again would not help. */
  forGood: boolean;
}

async function keep(ctx: JobCtx, parts: PictureParts, wanted: WaitingPicture): Promise<ImageId | NotStored> {
  try {
    const bytes = await parts.outgoing.get(wanted.url, {
      most: purposes['product-image'].maxBytes,
      milliseconds: FETCH_MS,
      accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8,*/*;q=0.1',
    });
    if (bytes.length === 0) return { failure: 'not-a-picture', forGood: true };
    const kept = await takeIn(ctx, parts, {
      ownerId: wanted.ownerId,
      purpose: 'product-image',
      name: nameOf(wanted.url),
      bytes,
    });
    return 'id' in kept ? (kept.id as string as ImageId) : { failure: 'not-a-picture', forGood: true };
  } catch (error) {
    if (error instanceof OutgoingFailure)
      return {
        failure: error.trouble,
        forGood: error.trouble !== 'unreachable' && error.trouble !== 'too-slow',
      };
    if (error instanceof Failure && error.code === 'quota-exceeded')
      return { failure: 'no-room', forGood: true };
    throw error;
  }
}

/** The last part of its address, as a file's name. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return (
    last
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+/, '')
      .slice(-80) || 'picture'
  );
}
