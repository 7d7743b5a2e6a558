import type { NewRow } from '../platform/db/insert-all.ts';
import type { Anchor } from './anchor.ts';
import type { DemoPerson } from './people.ts';
import type { DemoProduct } from './products.ts';

/** What the demo buyer means to buy: two shops, one thing twice, and one that has become cheaper since. */
const wanted: Record<string, { quantity: number; seenAbove: number }> = {
  'Bottle vase, honey dip': { quantity: 1, seenAbove: 0 },
  'Zigzag mug, rust': { quantity: 2, seenAbove: 400 },
  'Sun tote, honey': { quantity: 1, seenAbove: 0 },
};

export function cartOf(
  buyer: DemoPerson,
  products: readonly DemoProduct[],
  anchor: Anchor,
): NewRow<'cart_lines'>[] {
  return Object.entries(wanted).flatMap(([title, { quantity, seenAbove }], nth) => {
    const item = products.find(({ listed }) => listed.good.title === title);
    const variant = item?.variants.find(({ available }) => available >= quantity);
    if (!item || !variant) return [];
    return [
      {
        user_id: buyer.id,
        variant_id: variant.id,
        product_id: item.product.id,
        quantity,
        title,
        seen_amount: variant.price_amount + seenAbove,
        seen_currency: item.product.currency,
        added_at: anchor.hours(nth - 30),
      },
    ];
  });
}
