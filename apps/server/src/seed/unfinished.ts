import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Anchor } from './anchor.ts';
import { type Good, good } from './content/shop-content.ts';
import { atlasAndAsh } from './content/shops/ceramics.ts';
import { type DemoProduct, demoProduct } from './products.ts';

/** What the demo seller has not on sale: two drafts, one sold out, one put away. Each row as it differs from one on sale. */
const kept: Array<{ good: Good; daysAgo: number; row: Partial<DemoProduct['product']> }> = [
  {
    good: good('Olive bowl, first firing', 'bowl/lemons-band', ['teal/blush'], 0),
    daysAgo: 1,
    row: { status: 'draft', category_id: null, condition: null, description: '', tags: [], attributes: '[]' },
  },
  {
    good: good('Thursday kiln mug, ember', 'mug/tall:dip', ['ember/sage', 'honey/lagoon'], 31),
    daysAgo: 3,
    row: { status: 'draft' },
  },
  {
    good: good('Wedding jar, saffron', 'vase/jar-flowers:plain', ['sun/plum'], 98, { stock: 2 }),
    daysAgo: 46,
    row: { status: 'out-of-stock' },
  },
  {
    good: good('Ash vase, winter', 'vase/bottle-branches:dip', ['oat/ink'], 57),
    daysAgo: 240,
    row: { status: 'archived' },
  },
];

export const sellerOfUnfinished = atlasAndAsh;

export function unfinishedOf(owner: { shopId: ShopId; ownerId: UserId }, anchor: Anchor): DemoProduct[] {
  return kept.map(({ good: each, daysAgo, row }, rank) => {
    const listed = { shop: atlasAndAsh, good: each, rank };
    const item = demoProduct(listed, { nth: 0, of: 1 }, owner, anchor);
    const at = anchor.days(-daysAgo);
    const soldOut = row.status === 'out-of-stock';
    return {
      ...item,
      product: { ...item.product, ...row, created_at: at, updated_at: at },
      images: item.images.map((image) => ({ ...image, created_at: at })),
      variants: soldOut ? item.variants.map((variant) => ({ ...variant, available: 0 })) : item.variants,
      prices: row.status === 'draft' ? [] : item.prices.map((price) => ({ ...price, changed_at: at })),
    };
  });
}
