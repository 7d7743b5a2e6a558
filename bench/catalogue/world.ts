import type { ProductId } from '@souk/shared/ids.ts';
import type { Cell } from './copy.ts';
import { capital, describe, halls, kinds, looks, makers, oneOf, oneOfTheMany, stuffs } from './words.ts';

/** The sizes of the market that is measured. */
export const productCount = 1_000_000;
const shopCount = 5_000;
const auctionCount = 2_000;
const eventCount = 10_000;
const showCount = 1_000;

const nouns = [
  'user',
  'shop',
  'profile',
  'method',
  'lot',
  'event',
  'show',
  'product',
  'image',
  'variant',
  'secondVariant',
  'category',
];

const minute = 60_000;
const day = 24 * 60 * minute;

export interface Table {
  /** The table and the columns that are sent. */
  into: string;
  rows: () => Iterable<readonly Cell[]>;
}

interface Stall {
  id: string;
  noun: string;
}

/** The whole market, table by table; the same every time but for the moment it ends at. */
export function worldAt(now: Date): { small: Table[]; large: Table[]; stalls: readonly Stall[] } {
  // The latest product is listed now, and one every half minute before it.
  const listedAt = (n: number) => new Date(now.getTime() - (productCount - n) * minute * 0.5);
  const at = (n: number) => new Date(now.getTime() - 400 * day + n);
  const halves = (into: string, of: (n: number) => Iterable<readonly Cell[]>): Table[] =>
    [0, 1].map((half) => ({
      into,
      *rows() {
        for (let n = (half * productCount) / 2; n < ((half + 1) * productCount) / 2; n += 1) yield* of(n);
      },
    }));
  const one = (row: readonly Cell[]) => [row];
  const { categories, stalls } = hall();

  return {
    stalls,
    small: [
      { into: 'categories (id, parent_id, slug, names, position)', rows: () => categories },
      table('users (id, email, name, handle, created_at)', shopCount, (n) => [
        idOf('user', n),
        `owner${n}@shops.example`,
        `${makers[n]} Owner`,
        `owner${n}`,
        at(n),
      ]),
      table(
        'shops (id, owner_id, name, slug, city, country, rating_sum, rating_count, created_at)',
        shopCount,
        (n) => [
          idOf('shop', n),
          idOf('user', n),
          shopName(n),
          `shop-${n}`,
          'Porto',
          'PT',
          n % 400,
          Math.ceil((n % 400) / 4.5),
          at(n),
        ],
      ),
      table('shipping_profiles (id, shop_id, name, is_default, ships_from, ships_to)', shopCount, (n) => [
        idOf('profile', n),
        idOf('shop', n),
        'Parcels',
        true,
        'PT',
        n % 3 === 0 ? '{DE,FR,PT}' : null,
      ]),
      table(
        'shipping_methods (id, profile_id, name, kind, amount, free_from, regions, min_days, max_days)',
        shopCount,
        (n) => [
          idOf('method', n),
          idOf('profile', n),
          'Parcel',
          'flat',
          n % 7 === 0 ? 0 : 490,
          n % 5 === 0 ? 5_000 : null,
          n % 3 === 0 ? '{DE,FR,PT}' : null,
          2,
          5,
        ],
      ),
      table(
        'lots (id, product_id, state, currency, start_amount, price_amount, bid_count, duration_seconds, starts_at, ends_at)',
        auctionCount,
        (n) => [
          idOf('lot', n),
          idOf('product', auctioned(n)),
          'running',
          'USD',
          1_000,
          1_000 + n,
          n % 30,
          86_400,
          new Date(now.getTime() - day),
          new Date(now.getTime() + day + n * minute),
        ],
      ),
      table(
        `events (id, shop_id, category_id, title, description, starts_at, starts_local, ends_at, ends_local, time_zone,
          place, status, published_at)`,
        eventCount,
        (n) => {
          const dice = diceOf(n);
          const { id, noun } = oneOf(stalls, dice());
          const starts = new Date(now.getTime() + n * 10 * minute);
          const ends = new Date(starts.getTime() + 120 * minute);
          return [
            idOf('event', n),
            idOf('shop', n % shopCount),
            id,
            `${capital(oneOf(kinds, dice()))} ${noun} day with ${oneOf(makers, dice())}`,
            describe(noun, oneOf(stuffs, dice()), dice),
            starts,
            starts.toISOString().slice(0, 16),
            ends,
            ends.toISOString().slice(0, 16),
            'UTC',
            'Market hall',
            'active',
            now,
          ];
        },
      ),
      table('shows (id, shop_id, host_id, category_id, title, state, starts_at)', showCount, (n) => {
        const dice = diceOf(n);
        const { id, noun } = oneOf(stalls, dice());
        const state = n % 20 === 0 ? 'live' : 'scheduled';
        return [
          idOf('show', n),
          idOf('shop', n % shopCount),
          idOf('user', n % shopCount),
          id,
          `${capital(oneOf(looks, dice()))} ${noun} evening`,
          state,
          new Date(now.getTime() + (state === 'live' ? -minute : n * minute)),
        ];
      }),
    ],
    large: [
      ...halves(
        `products (id, shop_id, category_id, title, description, condition, listing_kind, accepts_offers, status,
          currency, price_amount, tags, created_at, updated_at)`,
        (n) => one(productOf(n, stalls, listedAt(n))),
      ),
      ...halves('images (id, owner_id, kind, recipe, width, height, alt, placeholder, colour)', (n) =>
        one([
          idOf('image', n),
          idOf('user', shopOf(n)),
          'drawn',
          '{"type":"still","kind":"mug","seed":"1"}',
          960,
          1_200,
          'A picture of it',
          'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQABQAPpE4l0eloyIhMAgAsBIJZwDImBuZ',
          '#c9a27e',
        ]),
      ),
      ...halves('product_images (product_id, image_id, position)', (n) =>
        one([idOf('product', n), idOf('image', n), 0]),
      ),
      ...halves('product_variants (id, product_id, sku, options, price_amount, available)', variantsOf),
      ...halves('price_changes (product_id, changed_at, amount, currency)', (n) =>
        one([idOf('product', n), listedAt(n), priceOf(n), 'USD']),
      ),
    ],
  };
}

export const hallIds = Object.keys(halls).map((_, place) => idOf('category', place));
export const stallIds = hall().stalls.map(({ id }) => id);
export const isOnSale = (n: number): boolean => n % 50 !== 49;
export const idOfProduct = (n: number): ProductId => idOf('product', n) as ProductId;
const shopName = (n: number): string => `${makers[n]} & ${makers[makers.length - 1 - n]}`;

const shopOf = (n: number): number => (n * 7) % shopCount;
const auctioned = (n: number): number => n * (productCount / auctionCount);
const priceOf = (n: number): number => 500 + ((n * 7_919) % 40_000);

function productOf(n: number, stalls: readonly Stall[], listedAt: Date): Cell[] {
  const dice = diceOf(n);
  const stall = oneOf(stalls, dice());
  const stuff = oneOf(stuffs, dice());
  const kind = oneOf(kinds, dice());
  const look = oneOf(looks, dice());
  const maker = oneOfTheMany(makers, dice());
  const auction = n % (productCount / auctionCount) === 0;
  return [
    idOf('product', n),
    idOf('shop', shopOf(n)),
    stall.id,
    `${capital(kind)} ${stuff} ${stall.noun}, ${look}, ${maker}`,
    describe(stall.noun, stuff, dice),
    oneOf(['new', 'like-new', 'used', 'for-parts'], dice()),
    auction ? 'auction' : 'buy-now',
    n % 4 === 0,
    isOnSale(n) ? 'active' : 'archived',
    'USD',
    priceOf(n),
    `{${look},${stuff}}`,
    listedAt,
    listedAt,
  ];
}

/** One of every three comes in two sizes. */
function variantsOf(n: number): Cell[][] {
  const variant = (size: string, nth: number) => [
    idOf(nth === 0 ? 'variant' : 'secondVariant', n),
    idOf('product', n),
    `${n}-${size}`,
    `{"Size":"${size}"}`,
    priceOf(n),
    1 + (n % 9),
  ];
  return n % 3 === 0 ? [variant('S', 0), variant('L', 1)] : [variant('M', 0)];
}

function hall(): { categories: Cell[][]; stalls: Stall[] } {
  const categories: Cell[][] = [];
  const stalls: Stall[] = [];
  Object.entries(halls).forEach(([name, nouns], place) => {
    const root = idOf('category', place);
    categories.push([root, null, `hall-${place}`, JSON.stringify({ en: name }), place]);
    nouns.forEach((noun, nth) => {
      const id = idOf('category', 100 + stalls.length);
      stalls.push({ id, noun });
      categories.push([id, root, `stall-${stalls.length}`, JSON.stringify({ en: `${capital(noun)}s` }), nth]);
    });
  });
  return { categories, stalls };
}

function table(into: string, count: number, row: (n: number) => readonly Cell[]): Table {
  return {
    into,
    *rows() {
      for (let n = 0; n < count; n += 1) yield row(n);
    },
  };
}

/** In the order of their making, as the ids of a market are. */
function idOf(noun: string, n: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `01900000-${hex(n >> 16, 4)}-7${hex(n & 0xfff, 3)}-8${hex(n >> 12, 3).slice(-3)}-${hex(nouns.indexOf(noun), 4)}${hex(n, 8)}`;
}

/** The same numbers for the same thing, always (mulberry32). */
export function diceOf(n: number): () => number {
  let state = Math.imul(n + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
