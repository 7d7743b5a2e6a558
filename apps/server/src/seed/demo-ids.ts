import type { EventId, ImageId, LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { idOf } from '../platform/ids.ts';
import { neighbours } from './content/named-people.ts';
import { shops } from './content/shops.ts';
import { productIdOf } from './products.ts';
import { chanceOf } from './random.ts';
import { announcementOf, posterOf, showIdOf } from './shows.ts';

/** A show of the demo world, which goes on air again and again. */
export interface DemoStage {
  poster: ImageId;
  announcement: ImageId;
  /** How many people usually watch. */
  audience: number;
}

export const demoShopIds: ShopId[] = shops.map((shop) => idOf<ShopId>(`shop:${shop.slug}`));

export const demoStages: ReadonlyMap<ShowId, DemoStage> = new Map(
  shops.flatMap((shop) =>
    shop.shows.map((content) => {
      const id = showIdOf(shop, content.title);
      const audience =
        'live' in content ? content.live.viewers : chanceOf(`audience:${id}`).between(120, 900);
      const isScene = 'scene' in content && content.scene;
      const announcement = isScene ? posterOf(id) : announcementOf(id);
      return [id, { poster: posterOf(id), announcement, audience }] as const;
    }),
  ),
);

export const demoProductIds: ProductId[] = shops.flatMap((shop) =>
  shop.goods.map((good) => productIdOf(shop, good.title)),
);

export const demoEventIds: EventId[] = shops.flatMap((shop) =>
  (shop.events ?? []).map((content) => idOf<EventId>(`event:${shop.slug}/${content.title}`)),
);

/** Auctions that stand alone. */
export const demoAuctionIds: LotId[] = shops.flatMap((shop) =>
  shop.goods
    .filter((good) => good.auction)
    .map((good) => idOf<LotId>(`lot:${productIdOf(shop, good.title)}`)),
);

/** People who bid while nobody else does. None of them keeps a shop. */
export const demoBidders: UserId[] = neighbours
  .filter((person) => !person.role && person.handle !== 'ines.carvalho')
  .map((person) => idOf<UserId>(`user:${person.handle}`));
