import type { UserId } from '@souk/shared/ids.ts';
import type { NewReview } from '../features/market/reviews/review.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import type { Anchor } from './anchor.ts';
import type { DemoPerson } from './people.ts';
import type { DemoProduct } from './products.ts';
import { chanceOf } from './random.ts';

/** About as many as a review is to have helped, by people who neither wrote it nor sell what it is about. */
export function votesOn(
  reviews: readonly NewReview[],
  readers: readonly DemoPerson[],
  ownerOf: (shopId: string) => UserId | undefined,
  anchor: Anchor,
): Array<NewRow<'review_votes'>> {
  return reviews.flatMap((review) => {
    if (!review.helpful_count) return [];
    const chance = chanceOf(`votes:${review.id}`);
    const owner = ownerOf(review.shop_id);
    return chance
      .some(readers, review.helpful_count)
      .filter(({ id }) => id !== review.author_id && id !== owner)
      .map(({ id }) => ({ review_id: review.id, user_id: id, created_at: anchor.hours(-chance.next()) }));
  });
}

/** What has reached the demo buyer, and waits for her words. */
const unreviewed = [
  'Zigzag mug, rust',
  'Bottle vase, honey dip',
  'Sun tote, honey',
  'Eye mug, deep sea',
  'Reed vase, plum',
];

/** Who wrote of something had it delivered; the demo buyer also what she has not written of. */
export function reviewRightsOf(
  reviews: readonly NewReview[],
  products: readonly DemoProduct[],
  buyer: DemoPerson,
  anchor: Anchor,
): Array<NewRow<'review_rights'>> {
  const written = reviews.flatMap(({ product_id, author_id, variant, created_at }) =>
    product_id
      ? [{ user_id: author_id, product_id, variant: variant ?? null, since: created_at ?? anchor.at }]
      : [],
  );
  const waiting = products
    .filter(({ listed, product }) => {
      const about = written.some((right) => right.product_id === product.id && right.user_id === buyer.id);
      return unreviewed.includes(listed.good.title) && !about;
    })
    .map(({ product }) => ({
      user_id: buyer.id,
      product_id: product.id,
      variant: null,
      since: anchor.days(-3),
    }));
  return [...written, ...waiting];
}
