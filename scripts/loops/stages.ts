import { backdropNames, personFrom, resolveStill, type StillRecipe } from '@souk/drawing/index.ts';
import { roomForHost } from '@souk/drawing/rooms.ts';
import { shopkeepers } from '../../apps/server/src/seed/content/named-people.ts';
import type { Good, ShopContent } from '../../apps/server/src/seed/content/shop-content.ts';
import { pictureOf } from '../../apps/server/src/seed/pictures.ts';
import { productIdOf } from '../../apps/server/src/seed/products.ts';
import type { Stage } from './footage.ts';

/** How a shop of the demo world looks on air: its owner, its room as on its posters, and its goods. */
export function stageFor(shop: ShopContent): Stage {
  const keeper = shopkeepers.find(({ handle }) => handle === shop.host);
  if (!keeper) throw new Error(`${shop.name} has no owner`);
  const { face } = keeper;
  const front = ({ title, form, looks }: Good): StillRecipe =>
    pictureOf(`product:${shop.slug}/${title}`, form, looks[0]);
  const [first] = shop.goods;
  const room =
    shop.shows.flatMap((show) => ('live' in show ? [show.live.room] : []))[0] ??
    roomForHost(personFrom(face), resolveStill(front(first!)), face);
  return {
    ...{ host: face, room, seed: shop.slug },
    backdrop: backdropNames[face % backdropNames.length]!,
    goods: spreadOver(shop.goods, 4).map(front),
    lots: new Map(
      shop.goods
        .filter(({ auction }) => !auction)
        .map((good) => [productIdOf(shop, good.title), front(good)] as const),
    ),
  };
}

/** So many of a list, as different as may be: its goods stand by kind. */
function spreadOver<Item>(list: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, n) => list[Math.floor(((n + 0.5) * list.length) / count)]!);
}
