import type { ReviewId, ShopId } from '@souk/shared/ids.ts';
import { type NewReview, reviewRow } from '../features/market/reviews/review.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import { shapeOf } from './content/forms.ts';
import type { ShopContent } from './content/shop-content.ts';
import {
  delight,
  lukewarm,
  praise,
  quibble,
  repliesToComplaints,
  repliesToPraise,
  tradeOf,
  unhappy,
} from './content/words/review-words.ts';
import type { DemoPerson } from './people.ts';
import type { DemoProduct } from './products.ts';
import { type Chance, chanceOf } from './random.ts';

export interface Reviews {
  reviews: NewReview[];
  images: Array<NewRow<'review_images'>>;
}

/** How known a shop is, 0 to 1, by how long it has been there. */
export const standingOf = (shop: ShopContent): number => Math.min(1, shop.openedDaysAgo / 1630);

/** What buyers wrote about one product. */
export function reviewsOfProduct(item: DemoProduct, buyers: readonly DemoPerson[], anchor: Anchor): Reviews {
  const { shop, good, rank } = item.listed;
  const age = (anchor.at.getTime() - item.listedAt.getTime()) / 86_400_000;
  const none: Reviews = { reviews: [], images: [] };
  if (age < 16 || good.auction || good.giveaway) return none;
  const chance = chanceOf(`reviews:${item.product.id}`);
  const known = standingOf(shop) * (rank === 0 ? 2 : rank < 6 ? 0.7 : 0.25);
  const count = item.single ? chance.between(0, 2) : Math.round(known * chance.between(34, 64));
  const authors = chance.some(
    buyers.filter((person) => person.id !== item.ownerId),
    count,
  );
  const images: Reviews['images'] = [];
  const reviews = write({ trade: tradeOf[shapeOf(good.form).kind], authors, chance }).map((words, i) => {
    const id = idOf<ReviewId>(`review:${item.product.id}/${i}`);
    const daysAgo = Math.max(0.2, (age - 4) * chance.next() ** 2);
    if (words.rating === 5 && chance.happens(0.09)) {
      chance.some(item.gallery.slice(1, 3), chance.between(1, 2)).forEach((image_id, position) => {
        images.push({ review_id: id, image_id, position });
      });
    }
    const variant = chance.pick(item.variants).options;
    return reviewRow({
      id,
      shop_id: item.shopId,
      product_id: item.product.id,
      variant: variantInWords(variant),
      ...dated(words, daysAgo, anchor, chance),
    });
  });
  return { reviews, images };
}

/** About things that are long sold and no longer listed. */
export function reviewsOfShop(
  shop: ShopContent,
  owner: { shopId: ShopId; ownerId: string },
  buyers: readonly DemoPerson[],
  anchor: Anchor,
): NewReview[] {
  const chance = chanceOf(`reviews:${shop.slug}`);
  const first = shop.goods[0];
  if (!first) return [];
  const count = Math.round(standingOf(shop) * chance.between(60, 90));
  const authors = chance.some(
    buyers.filter((person) => person.id !== owner.ownerId),
    count,
  );
  return write({ trade: tradeOf[shapeOf(first.form).kind], authors, chance }).map((words, i) =>
    reviewRow({
      id: idOf<ReviewId>(`review:${shop.slug}/${i}`),
      shop_id: owner.shopId,
      product_id: null,
      variant: null,
      ...dated(words, 20 + (shop.openedDaysAgo - 40) * chance.next(), anchor, chance),
    }),
  );
}

interface Words {
  author: DemoPerson;
  rating: number;
  body: string;
  reply: string | null;
}

/** One review each, no two with the same words. */
function write({
  trade,
  authors,
  chance,
}: {
  trade: keyof typeof praise;
  authors: DemoPerson[];
  chance: Chance;
}): Words[] {
  const written = new Set<string>();
  return authors.map((author) => {
    let rating = ratingBy(chance);
    let body = bodyFor(rating, trade, chance);
    // The banks for lesser ratings are small; who has nothing new to say was happy.
    while (written.has(body)) {
      rating = 5;
      body = bodyFor(rating, trade, chance);
    }
    written.add(body);
    const answers = rating > 3 ? repliesToPraise : repliesToComplaints;
    const replies = chance.happens(rating > 3 ? 0.16 : 0.85);
    const reply = replies ? chance.pick(answers).replace('{name}', author.name.split(' ')[0] ?? '') : null;
    return { author, rating, body, reply };
  });
}

const banks: Record<number, readonly string[]> = { 4: quibble, 3: lukewarm, 2: unhappy, 1: unhappy };

function bodyFor(rating: number, trade: keyof typeof praise, chance: Chance): string {
  const bank = banks[rating];
  if (bank) return chance.pick(bank);
  const about = chance.pick(praise[trade]);
  const also = chance.pick(delight);
  return chance.pick([about, `${about} ${also}`, `${also} ${about}`]);
}

function ratingBy(chance: Chance): number {
  const thrown = chance.next();
  return thrown < 0.86 ? 5 : thrown < 0.955 ? 4 : thrown < 0.985 ? 3 : thrown < 0.995 ? 2 : 1;
}

function dated({ author, rating, body, reply }: Words, daysAgo: number, anchor: Anchor, chance: Chance) {
  const answeredAfter = Math.min(daysAgo * 0.5, chance.next() * 3);
  return {
    author_id: author.id,
    rating,
    body,
    helpful_count: chance.happens(0.35) ? chance.between(1, 24) : 0,
    reply_body: reply,
    replied_at: reply ? anchor.days(-daysAgo + answeredAfter) : null,
    created_at: anchor.days(-daysAgo),
  };
}

function variantInWords(options: unknown): string | null {
  const chosen = Object.values(JSON.parse(String(options)) as Record<string, string>);
  return chosen.length > 0 ? chosen.map((word, i) => (i ? word.toLowerCase() : word)).join(', ') : null;
}
