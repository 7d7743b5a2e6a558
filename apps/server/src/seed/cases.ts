import type { OfferId, ReportId, UserId } from '@souk/shared/ids.ts';
import { answerWithinMs } from '@souk/shared/market/offers/rules.ts';
import type { NewReview } from '../features/market/reviews/review.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import type { DemoPerson, People } from './people.ts';
import type { DemoProduct } from './products.ts';
import { chanceOf } from './random.ts';

/** Offers that wait: a few people's to each shop that takes them, and one of the demo buyer that came back higher. */
export function offersOf(
  products: readonly DemoProduct[],
  people: People,
  anchor: Anchor,
): Array<NewRow<'offers'>> {
  const ines = people.named('ines.carvalho');
  const open = products.filter(({ product, single }) => product.accepts_offers && !single);
  const byShop = new Map(open.map((item) => [item.shopId, item]));
  return [...byShop.values()].flatMap((item, nth) => {
    const chance = chanceOf(`offers:${item.product.id}`);
    const others = people.buyers.filter(({ id }) => id !== item.ownerId && id !== ines.id);
    const row = (buyer: DemoPerson, share: number, hoursAgo: number, counter: number | null) => {
      const variant = item.variants[0];
      const price = variant?.price_amount ?? item.product.price_amount;
      const created = anchor.hours(-hoursAgo);
      return {
        id: idOf<OfferId>(`offer:${item.product.id}/${buyer.handle}`),
        product_id: item.product.id,
        variant_id: variant!.id,
        buyer_id: buyer.id,
        amount: Math.floor((price * share) / 100) * 100,
        counter_amount: counter === null ? null : Math.floor((price * counter) / 100) * 100,
        currency: item.product.currency,
        state: counter === null ? ('open' as const) : ('countered' as const),
        created_at: created,
        expires_at: new Date(created.getTime() + answerWithinMs),
      };
    };
    const waiting = chance.some(others, 2).map((buyer, i) => row(buyer, i ? 0.8 : 0.9, 3 + i * 7, null));
    return nth === 0 ? [...waiting, row(ines, 0.75, 5, 0.9)] : waiting;
  });
}

/** What the staff find on their desk: two say the same of a product, one is hurt by a review. */
export function reportsOf(
  products: readonly DemoProduct[],
  reviews: readonly NewReview[],
  people: People,
  anchor: Anchor,
): Array<NewRow<'reports'>> {
  const bag = products.find(({ listed }) => listed.good.title === 'Top-handle bag, plum');
  const harsh = reviews.find(({ rating, product_id }) => rating <= 2 && product_id);
  const [one, two, three] = chanceOf('reports').some(
    people.buyers.filter(({ id }) => id !== bag?.ownerId && id !== harsh?.author_id),
    3,
  );
  if (!bag || !harsh || !one || !two || !three) throw new Error('the demo world has nothing to report');
  const row = (
    who: { id: UserId; handle: string },
    target: { kind: 'product' | 'review'; id: string },
    words: { reason: 'counterfeit' | 'offensive'; note: string; hoursAgo: number },
  ): NewRow<'reports'> => ({
    id: idOf<ReportId>(`report:${target.id}/${who.handle}`),
    reporter_id: who.id,
    target_kind: target.kind,
    target_id: target.id,
    reason: words.reason,
    note: words.note,
    created_at: anchor.hours(-words.hoursAgo),
  });
  const product = { kind: 'product' as const, id: bag.product.id };
  return [
    row(one, product, {
      reason: 'counterfeit',
      note: 'The stamp inside is on the wrong side.',
      hoursAgo: 29,
    }),
    row(two, product, { reason: 'counterfeit', note: '', hoursAgo: 11 }),
    row(
      three,
      { kind: 'review', id: harsh.id },
      {
        reason: 'offensive',
        note: 'This is about the person, not the product.',
        hoursAgo: 4,
      },
    ),
  ];
}
