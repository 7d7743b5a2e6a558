import type { EventCard as Event } from '@souk/shared/market/events/schema.ts';
import type { ShopCard as Shop } from '@souk/shared/market/shops/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { EventCard } from '../event-card/event-card.tsx';
import { EndingCard } from '../product-card/ending-card.tsx';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { FollowButton, ShopCard } from '../shop-card/shop-card.tsx';
import { UpcomingCard } from '../show-card/upcoming-card.tsx';
import { useFavorite } from './favorites.ts';

type Product = ProductCardProps['product'];

/** Cards whose heart, bookmark or follow button is alive. */
export function ProductCardWithHeart({ product, ...rest }: Omit<ProductCardProps, 'onFavorite'>) {
  const [favorite, change] = useFavorite(
    'product',
    { _id: product._id, name: product.title },
    product.favorite,
  );
  return <ProductCard {...rest} product={{ ...product, favorite }} onFavorite={change} />;
}

export function EndingCardWithHeart({ product, className }: { product: Product; className?: string }) {
  const [favorite, change] = useFavorite(
    'product',
    { _id: product._id, name: product.title },
    product.favorite,
  );
  return <EndingCard product={{ ...product, favorite }} onFavorite={change} className={className} />;
}

export function EventCardWithHeart({ event, sizes }: { event: Event; sizes?: string }) {
  const [favorite, change] = useFavorite('event', { _id: event._id, name: event.title }, event.favorite);
  return <EventCard event={{ ...event, favorite }} onFavorite={change} sizes={sizes} />;
}

interface UpcomingCardWithBellProps {
  show: ShowCard;
  showShop?: boolean;
  className?: string;
}

export function UpcomingCardWithBell({ show, ...rest }: UpcomingCardWithBellProps) {
  const [reminded, change] = useFavorite('show', { _id: show._id, name: show.title }, show.reminded);
  return <UpcomingCard {...rest} show={{ ...show, reminded }} onRemind={change} />;
}

export function ShopCardToFollow({ shop }: { shop: Shop }) {
  const [following, change] = useFavorite('shop', shop, shop.following);
  return <ShopCard shop={{ ...shop, following }} onFollow={change} />;
}

export function FollowShopButton({
  shop,
  size,
}: {
  shop: Pick<Shop, '_id' | 'name' | 'following'>;
  size?: 32 | 40;
}) {
  const [following, change] = useFavorite('shop', shop, shop.following);
  if (!change) return null;
  return <FollowButton shop={{ ...shop, following }} onFollow={change} size={size} />;
}
