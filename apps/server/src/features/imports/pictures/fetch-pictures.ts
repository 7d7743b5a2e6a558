import { purposes } from '@souk/shared/files/purposes.ts';
import type { ImageId } from '@souk/shared/ids.ts';
import type { PictureFailure } from '@souk/shared/imports/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import type { JobCtx } from '../../../platform/jobs/job.ts';
import { type Outgoing, OutgoingFailure } from '../../../platform/outgoing/outgoing.ts';
import { type TakeInParts, takeIn } from '../../files/index.ts';
import {
  anyDue,
  claimPictures,
  findKept,
  giveUp,
  showPicture,
  tryAgainAt,
  type WaitingPicture,
} from './pictures.repo.ts';
import { publishWaiting } from './publish-waiting.ts';

export interface PictureParts extends TakeInParts {
  outgoing: Pick<Outgoing, 'get'>;
}

const AT_ONCE = 4;
const FETCH_MS = 20_000;
// Longer than fetching and keeping one can take.
const LEASE_MS = 120_000;
const MOST_ATTEMPTS = 3;
const RETRY_MS = 30_000;

/** Fetches pictures that are due, a few at once, until `isTime` says so. True when more are due. */
export async function fetchPictures(
  ctx: JobCtx,
  parts: PictureParts,
  isTime: () => boolean,
): Promise<boolean> {
  const { db, clock } = ctx;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimPictures(db, { now, until, limit: AT_ONCE });
    if (claimed.length === 0) return false;
    await Promise.all(
      [...bySource(claimed).values()].map((same) => inOrder(same, (one) => fetchOne(ctx, parts, one))),
    );
    if (isTime()) return await anyDue(db, clock.now());
  }
}

/** The same picture of two products is fetched once: the second finds it kept. */
function bySource(claimed: readonly WaitingPicture[]): Map<string, WaitingPicture[]> {
  return Map.groupBy(claimed, ({ shopId, url }) => `${shopId} ${url}`);
}

async function inOrder<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

async function fetchOne(ctx: JobCtx, parts: PictureParts, wanted: WaitingPicture): Promise<void> {
  const { db, clock, log } = ctx;
  const image = (await findKept(db, wanted)) ?? (await keep(ctx, parts, wanted));
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

interface NotKept {
  failure: PictureFailure;
  /** Trying again would not help. */
  forGood: boolean;
}

async function keep(ctx: JobCtx, parts: PictureParts, wanted: WaitingPicture): Promise<ImageId | NotKept> {
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
