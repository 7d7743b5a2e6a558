import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { ReviewSort } from '@souk/shared/market/reviews/rules.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { Actor, Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findProduct, getVisibleProduct } from '../catalog/index.ts';
import {
  countRatings,
  findReviewBy,
  findReviewPage,
  type ReviewRow,
  type ReviewSubject,
} from './review.repo.ts';
import { findReviewRight } from './review-right.repo.ts';

export interface FoundReviews {
  rows: ReviewRow[];
  nextCursor: string | null;
  counts: Awaited<ReturnType<typeof countRatings>>;
}

interface Asked {
  cursor?: string | undefined;
  limit: number;
  sort: ReviewSort;
  rating?: number | undefined;
  pictures?: boolean | undefined;
}

/** What buyers wrote, and how they rated in all. */
export async function listReviews(ctx: Ctx, subject: ReviewSubject, asked: Asked): Promise<FoundReviews> {
  const [page, counts] = await Promise.all([
    pageOfReviews(ctx, subject, asked),
    countRatings(ctx.db, subject),
  ]);
  return { ...page, counts };
}

/** What one person wrote, the latest first. */
export const listWrittenReviews = (
  ctx: Ctx,
  authorId: UserId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) => pageOfReviews(ctx, { authorId }, { cursor, limit, sort: 'newest' });

/** What reached someone is theirs to review, also once it is off sale or where it never had a page of its own. */
export async function getReviewable(ctx: UserCtx, productId: ProductId) {
  const right = await findReviewRight(ctx.db, ctx.actor.userId, productId);
  const product =
    (right && (await findProduct(ctx.db, productId))) ?? (await getVisibleProduct(ctx, productId));
  return { product, right };
}

/** Where someone stands with a product: their review of it, and whether they may write one. */
export async function getOwnReview(
  ctx: UserCtx,
  productId: ProductId,
): Promise<{ may: boolean; row: ReviewRow | null }> {
  const { db, actor } = ctx;
  const { product, right } = await getReviewable(ctx, productId);
  const row = (await findReviewBy(db, actor.userId, productId)) ?? null;
  const may = right !== undefined && !actor.muted && actor.shopId !== product.shop.id;
  return { row, may: row === null && may };
}

async function pageOfReviews(
  { db, actor }: Ctx,
  subject: ReviewSubject,
  { cursor, limit, ...wanted }: Asked,
) {
  const after = readCursor(cursor, placeIn(wanted.sort));
  const found = await findReviewPage(
    db,
    subject,
    {
      ...wanted,
      after: after && { rank: after[1], createdAt: after[2], id: after[3] },
      limit: limit + 1,
    },
    readerOf(actor),
  );
  return pageOf(found, limit, (row) => [wanted.sort, row.rank, row.place, row.id]);
}

const readerOf = (actor: Actor): UserId | null => (actor.kind === 'user' ? actor.userId : null);

const placeIn = (sort: ReviewSort) =>
  z.tuple([z.literal(sort), z.int().min(-5).max(2_147_483_647), cursorMoment, z.uuid()]);
