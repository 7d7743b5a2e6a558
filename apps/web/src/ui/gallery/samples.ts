import type { CategoryId, EventId, LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { EventCard } from '@souk/shared/market/events/schema.ts';
import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import type { Money } from '@souk/shared/money.ts';

/** Pictures of the market one looks at, by what they show; empty lists where there is none. */
export interface SamplePictures {
  products: readonly Image[];
  shows: readonly Image[];
  people: readonly Image[];
  events: readonly Image[];
  categories: readonly Image[];
}

export const noPictures: SamplePictures = { products: [], shows: [], people: [], events: [], categories: [] };
export type Samples = ReturnType<typeof makeSamples>;

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
export const dollars = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'USD' });
export const longWords =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk lamp, rewired by hand in 1971';

/** Things to show the parts with; times are told from `now`. */
export function makeSamples(pictures: SamplePictures, now: number) {
  const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const pick = (list: readonly Image[], place: number) => list[place % Math.max(1, list.length)] ?? null;

  const lot = (
    seconds: number,
    price: number,
    bidCount: number,
    reserve: LotStatus['reserve'] = 'none',
  ): LotStatus => ({
    _id: id(1) as LotId,
    showId: null,
    number: 14,
    state: 'running',
    variant: null,
    price: dollars(price),
    nextBid: dollars(price + (price < 100 ? 3 : 10)),
    bidCount,
    reserve,
    startsAt: inSeconds(-60),
    endsAt: inSeconds(seconds),
    durationSeconds: 30,
  });

  const product = (place: number, change: Partial<ProductCard> = {}): ProductCard => ({
    _id: id(100 + place) as ProductId,
    title:
      ['Zigzag mug, rust', 'Top-handle bag, plum', 'Suede court shoe, pine', 'Agave in a honey pot'][
        place % 4
      ] ?? '',
    image: pick(pictures.products, place),
    price: dollars([38, 189, 74, 46][place % 4] ?? 38),
    was: null,
    listingKind: 'buy-now',
    acceptsOffers: false,
    available: 8,
    favorite: false,
    shop: { _id: id(300) as ShopId, name: 'Halden & Moor', rating: 4.9, verified: true },
    lot: null,
    ...change,
  });

  const shop = (place: number, change: Partial<ShopCard> = {}): ShopCard => ({
    _id: id(300 + place) as ShopId,
    name: ['Halden & Moor', 'Mara Saddler', 'Oru Camera', 'Leaf Ledger'][place % 4] ?? '',
    slug: 'shop',
    logo: pick(pictures.people, place),
    verified: place % 4 !== 3,
    rating: [4.9, 4.8, 4.9, 4.7][place % 4] ?? 4.9,
    reviewCount: [1284, 612, 2047, 398][place % 4] ?? 12,
    city: 'Porto',
    country: 'PT',
    followerCount: 8421,
    following: false,
    pictures: pictures.products.slice(place * 3, place * 3 + 3),
    ...change,
  });

  const show = (place: number, change: Partial<ShowCard> = {}): ShowCard => ({
    _id: id(200 + place) as ShowId,
    title:
      ['Autumn kiln opening: 40 pots from the fire', 'Deadstock Friday, every pair starts at $1'][
        place % 2
      ] ?? '',
    state: 'live',
    cover: pick(pictures.shows, place),
    clip: null,
    startsAt: inSeconds(3600 * (3 + place * 5)),
    viewerCount: [1204, 2871][place % 2] ?? 0,
    reminderCount: 214,
    reminded: false,
    lotCount: 40,
    category: { _id: id(400) as CategoryId, slug: 'ceramics', name: 'Ceramics' },
    host: { _id: id(500 + place) as UserId, name: 'Ana Halden', picture: pick(pictures.people, place) },
    shop: shop(place),
    currentLot: {
      ...lot([18, 6][place % 2] ?? 18, [84, 215][place % 2] ?? 84, 12),
      productId: id(100) as ProductId,
      title: ['Leaf teapot, rust', '’94 court low, EU 42'][place % 2] ?? '',
      image: null,
    },
    ...change,
  });

  const event = (place: number, change: Partial<EventCard> = {}): EventCard => ({
    _id: id(600 + place) as EventId,
    title:
      ['Sourdough from starter to crust', 'Film walk: Alfama at dusk', 'Throw your first bowl'][place % 3] ??
      '',
    image: pick(pictures.events, place),
    startsAt: inSeconds(86_400 * (place + 1)),
    endsAt: inSeconds(86_400 * (place + 1) + 7200),
    timeZone: 'Europe/Lisbon',
    place: 'Porto studio',
    city: 'Lisbon',
    online: false,
    fromPrice: dollars([38, 20, 45][place % 3] ?? 20),
    seatsLeft: [11, null, 6][place % 3] ?? null,
    favorite: false,
    shop: { _id: id(300) as ShopId, name: 'Brine & Rye', rating: 4.8, verified: true },
    ...change,
  });

  const category = (place: number, change: Partial<Category> = {}): Category => ({
    _id: id(400 + place) as CategoryId,
    slug: 'category',
    name: ['Ceramics', 'Sneakers', 'Watches', 'Lighting'][place % 4] ?? '',
    parentId: null,
    image: pick(pictures.categories, place),
    productCount: [4120, 9806, 1954, 2381][place % 4] ?? 0,
    ...change,
  });

  const person = (place: number) => ({
    _id: id(500 + place),
    name: ['Maya Okafor', 'Jonas Weber', 'Priya Raman', 'Tomas Lindqvist', 'نور الهدى'][place % 5] ?? '',
    picture: pick(pictures.people, place),
  });

  return { pictures, inSeconds, lot, product, shop, show, event, category, person };
}
