import type { EventId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import type { Anchor } from './anchor.ts';
import type { ShopContent } from './content/shop-content.ts';
import type { DemoPerson } from './people.ts';
import type { DemoProduct } from './products.ts';
import { chanceOf } from './random.ts';
import { standingOf } from './reviews.ts';

type Favorite = NewRow<'favorites'>;

/** What the demo buyer has kept, so that her hearts and bells are not empty. */
const buyersOwn = {
  hearts: [
    'Rangefinder, teal skin',
    'Top-handle bag, plum',
    'Zigzag mug, rust',
    'Bottle vase, honey dip',
    'Sun tote, honey',
    'Bucket bag, honey',
    'Mushroom lamp, terracotta',
    'Bossa sampler, 1963',
    'Fruit bowl, plum',
    'Heart-leaf, teal pot',
  ],
  shops: ['mara-saddler', 'second-groove', 'brine-rye', 'atlas-ash'],
};

export function heartsOf(
  products: readonly DemoProduct[],
  people: readonly DemoPerson[],
  anchor: Anchor,
): Favorite[] {
  return people.flatMap((person) => {
    const chance = chanceOf(`hearts:${person.handle}`);
    const isBuyer = person.handle === 'ines.carvalho';
    const chosen = isBuyer
      ? products.filter(({ listed }) => buyersOwn.hearts.includes(listed.good.title))
      : chance.some(products, chance.between(8, 26)).filter(({ ownerId }) => ownerId !== person.id);
    return chosen.map(({ product, listedAt }) => {
      const age = anchor.at.getTime() - listedAt.getTime();
      const created_at = new Date(anchor.at.getTime() - age * chance.next());
      return { user_id: person.id, kind: 'product' as const, target_id: product.id, created_at };
    });
  });
}

/** What happened to what the demo buyer keeps: the reduced went down after she kept them, one was sold out. */
export function withNews(
  hearts: readonly Favorite[],
  products: readonly DemoProduct[],
  buyer: DemoPerson,
  anchor: Anchor,
): Favorite[] {
  const byId = new Map(products.map((item) => [item.product.id as string, item]));
  return hearts.map((heart) => {
    const item = heart.user_id === buyer.id ? byId.get(heart.target_id) : undefined;
    const before = item?.product.compare_at_amount ?? null;
    const isBack = item?.listed.good.title === 'Fruit bowl, plum';
    return {
      ...heart,
      price_before: before,
      price_dropped_at: before === null ? null : anchor.days(-2),
      back_at: isBack ? anchor.hours(-9) : null,
    };
  });
}

export function remindersOf(
  show: { id: ShowId; count: number },
  people: readonly DemoPerson[],
  host: DemoPerson,
  anchor: Anchor,
): Favorite[] {
  const chance = chanceOf(`reminders:${show.id}`);
  const eager = people.filter((person) => person.id !== host.id);
  return chance.some(eager, show.count).map((person) => ({
    user_id: person.id,
    kind: 'show' as const,
    target_id: show.id,
    created_at: anchor.hours(-chance.between(1, 40)),
  }));
}

export function favoriteEvents(
  events: readonly EventId[],
  people: readonly DemoPerson[],
  anchor: Anchor,
): Favorite[] {
  return people.flatMap((person) => {
    const chance = chanceOf(`events:${person.handle}`);
    return chance.some(events, chance.between(0, 3)).map((id) => ({
      user_id: person.id,
      kind: 'event' as const,
      target_id: id,
      created_at: anchor.hours(-chance.between(1, 200)),
    }));
  });
}

export function followersOf(
  shop: ShopContent,
  owner: { shopId: ShopId; ownerId: string },
  people: readonly DemoPerson[],
  anchor: Anchor,
): Array<NewRow<'shop_follows'>> {
  const chance = chanceOf(`followers:${shop.slug}`);
  const share = 0.12 + standingOf(shop) * 0.62;
  return people
    .filter((person) => {
      const drawn = chance.happens(share);
      if (person.id === owner.ownerId) return false;
      return person.handle === 'ines.carvalho' ? buyersOwn.shops.includes(shop.slug) : drawn;
    })
    .map((person) => ({
      user_id: person.id,
      shop_id: owner.shopId,
      created_at: anchor.days(-shop.openedDaysAgo * chance.next()),
    }));
}
