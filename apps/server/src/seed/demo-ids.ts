import type { EventId, ImageId, ProductId, ShopId, ShowId } from '@souk/shared/ids.ts';
import { idOf } from '../platform/ids.ts';
import { shops } from './content/shops.ts';
import { productIdOf } from './products.ts';
import { chanceOf } from './random.ts';
import { announcementOf, posterOf, showIdOf } from './shows.ts';

/** A show of the demo world as it was first made; it is given again and again, as a show of its own each time. */
export interface DemoStage {
  poster: ImageId;
  announcement: ImageId;
  /** How many people usually watch. */
  audience: number;
  shopId: ShopId;
  title: string;
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
      const shopId = idOf<ShopId>(`shop:${shop.slug}`);
      return [id, { poster: posterOf(id), announcement, audience, shopId, title: content.title }] as const;
    }),
  ),
);

export const demoProductIds: ProductId[] = shops.flatMap((shop) =>
  shop.goods.map((good) => productIdOf(shop, good.title)),
);

export const demoEventIds: EventId[] = shops.flatMap((shop) =>
  (shop.events ?? []).map((content) => idOf<EventId>(`event:${shop.slug}/${content.title}`)),
);

const stagesByTitle = new Map(
  [...demoStages.values()].map((stage) => [`${stage.shopId}:${stage.title}`, stage]),
);

/** What a show is staged with; undefined for one that a person planned. */
export const stageOf = ({ shopId, title }: { shopId: ShopId; title: string }): DemoStage | undefined =>
  stagesByTitle.get(`${shopId}:${title}`);
