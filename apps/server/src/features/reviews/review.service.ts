import type { ReviewId, UserId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../platform/db/cursor.ts';
import type { Ctx } from '../../platform/session/actor.ts';
import { countRatings, findReviewPage, type ReviewRow, type ReviewSubject } from './review.repo.ts';

export interface FoundReviews {
  rows: ReviewRow[];
  nextCursor: string | null;
  counts: Array<{ rating: number; count: number }>;
}

/** What buyers wrote, the latest first, and how they rated in all. */
export async function listReviews(
  { db }: Ctx,
  subject: ReviewSubject,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FoundReviews> {
  const after = readCursor(cursor, place);
  const [rows, counts] = await Promise.all([
    findReviewPage(db, subject, after && { createdAt: after[1], id: after[2] as ReviewId }, limit + 1),
    countRatings(db, subject),
  ]);
  return { ...pageOf(rows, limit, (row) => ['reviews', row.place, row.id]), counts };
}

/** What one person wrote, the latest first. */
export async function listWrittenReviews(
  { db }: Ctx,
  authorId: UserId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: ReviewRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor, place);
  const found = await findReviewPage(
    db,
    { authorId },
    after && { createdAt: after[1], id: after[2] as ReviewId },
    limit + 1,
  );
  return pageOf(found, limit, (row) => ['reviews', row.place, row.id]);
}

const place = z.tuple([z.literal('reviews'), cursorMoment, z.uuid()]);
