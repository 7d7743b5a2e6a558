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
// After this long one that is tried for the first time gives its place to a shop that has none.
const LONG_MS = 3_000;
// Of eight places.
const MOST_AGAIN = 4;

/**
 * Fetches pictures that are due, a few at once and of each shop as many as of any other, until `isTime` says so; what is
 * under way then holds up nobody who has none of it. Where no place is left for a shop that has none, one that has taken
 * long is put back: addresses that are slow hold up nobody for longer than `LONG_MS`. True when more are due.
 */
export async function fetchPictures(
  ctx: JobCtx,
  parts: PictureParts,
  isTime: () => boolean,
  turns: FairTurns<ShopId> = fairTurns(),
): Promise<boolean> {
  const { db, clock } = ctx;
  const underway = new Map<string, Promise<void>>();
  const working = new Set<Fetching>();
  const failures: unknown[] = [];
  let until: number | undefined;
  while (failures.length === 0) {
    const { may, waiting } = await look();
    const shopId = turns.take(may);
    if (shopId !== undefined) begin(shopId);
    else if (working.size === 0) break;
    else {
      if (waiting.some((one) => turns.holds(one) === 0)) longest([...working], turns.holds)?.stop.abort();
      await Promise.race([...[...working].map(({ ends }) => ends), setTimeout(LOOK_MS)]);
    }
  }
  await Promise.all([...working].map(({ ends }) => ends));
  if (failures.length > 0) throw failures[0];
  return isTime() && (await anyDue(db, clock.now()));

  /** Who waits, and who of them may begin one now. */
  async function look(): Promise<{ waiting: ShopId[]; may: ShopId[] }> {
    const waiting = await findShopsDue(db, { now: clock.now(), again: mayAgain() });
    if (!isTime()) return { waiting, may: waiting };
    until ??= performance.now() + FETCH_MS;
    const isOver = working.size === 0 || performance.now() > until;
    return { waiting, may: isOver ? [] : waiting.filter((shopId) => turns.holds(shopId) === 0) };
  }

  /** Those that were tried before are given their whole time, and so never more than some of the places. */
  function mayAgain(): boolean {
    return !isTime() && [...working].filter(({ isFirst }) => !isFirst).length < MOST_AGAIN;
  }

  function begin(shopId: ShopId): void {
    // Until it is known what it fetches it counts as one tried before.
    const fetching: Fetching = {
      shopId,
      since: performance.now(),
      isFirst: false,
      stop: new AbortController(),
      ends: Promise.resolve(),
    };
    fetching.ends = fetchNext(fetching, mayAgain())
      .catch((failure: unknown) => void failures.push(failure))
      .finally(() => {
        turns.giveBack(shopId);
        working.delete(fetching);
      });
    working.add(fetching);
  }

  async function fetchNext(fetching: Fetching, again: boolean): Promise<void> {
    const { shopId, stop } = fetching;
    const now = clock.now();
    const wanted = await claimPicture(db, shopId, { now, again, until: new Date(now.getTime() + LEASE_MS) });
    if (!wanted) return;
    fetching.isFirst = wanted.attempts === 1;
    // The same picture of two products is fetched once: the second finds it kept.
    const source = `${shopId} ${wanted.url}`;
    const before = underway.get(source);
    const work = before
      ? before.finally(() => fetchOne(ctx, parts, wanted, stop.signal))
      : fetchOne(ctx, parts, wanted, stop.signal);
    underway.set(source, work);
    await work;
    if (underway.get(source) === work) underway.delete(source);
  }
}

interface Fetching {
  shopId: ShopId;
  since: number;
  /** It was not tried before. */
  isFirst: boolean;
  stop: AbortController;
  ends: Promise<void>;
}

/** Which gives its place to a shop that has none: of those who hold the most, what has taken longest, if it has taken long. */
function longest(working: readonly Fetching[], holds: (shopId: ShopId) => number): Fetching | undefined {
  const now = performance.now();
  // One that was stopped gives its place any moment now.
  if (working.some(({ stop }) => stop.signal.aborted)) return undefined;
  return working
    .filter(({ isFirst, since }) => isFirst && now - since >= LONG_MS)
    .toSorted((a, b) => holds(b.shopId) - holds(a.shopId) || a.since - b.since)[0];
}

async function fetchOne(
  ctx: JobCtx,
  parts: PictureParts,
  wanted: WaitingPicture,
  stop: AbortSignal,
): Promise<void> {
  const { db, clock, log } = ctx;
  const image = (await findStored(db, wanted)) ?? (await keep(ctx, parts, wanted, stop));
  // It is due again at once, behind what was not tried yet.
  if (image === 'put-back') return tryAgainAt(db, wanted.id, clock.now());
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

async function keep(
  ctx: JobCtx,
  parts: PictureParts,
  wanted: WaitingPicture,
  stop: AbortSignal,
): Promise<ImageId | NotStored | 'put-back'> {
  try {
    const bytes = await parts.outgoing.get(wanted.url, {
      most: purposes['product-image'].maxBytes,
      milliseconds: FETCH_MS,
      signal: stop,
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
    if (error instanceof OutgoingFailure && stop.aborted) return 'put-back';
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
