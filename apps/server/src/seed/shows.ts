import { personFrom, resolveStill } from '@souk/drawing/index.ts';
import { roomForHost } from '@souk/drawing/rooms.ts';
import type { LotId, ProductId, ShopId, ShowId, VariantId } from '@souk/shared/ids.ts';
import { lotRow, type NewLot } from '../features/live/auctions/lot.builder.ts';
import { type NewShow, showRow } from '../features/live/shows/show.builder.ts';
import { idOf } from '../platform/ids.ts';
import type { NewImage } from '../platform/images/image.builder.ts';
import type { Anchor } from './anchor.ts';
import { bidsBetween } from './bidding.ts';
import { categoryFor } from './categories.ts';
import { closingColumns, closingInShow } from './closings.ts';
import type { ShopContent, ShowContent } from './content/shop-content.ts';
import type { DemoPerson } from './people.ts';
import { drawnRow, imageIdOf, pictureOf } from './pictures.ts';
import type { DemoProduct } from './products.ts';
import { type Chance, chanceOf } from './random.ts';

export interface DemoShow {
  show: NewShow;
  lots: NewLot[];
  images: NewImage[];
  /** What it sells at its price, the one its host holds up first. */
  forSale: ProductId[];
  /** How many people want to be reminded. */
  reminders: number;
}

export const showIdOf = (shop: Pick<ShopContent, 'slug'>, title: string): ShowId =>
  idOf<ShowId>(`show:${shop.slug}/${title}`);

/** The poster a show goes on air with. Until then its card shows the piece alone. */
export const posterOf = (show: ShowId) => imageIdOf(`poster:${show}`);
export const announcementOf = (show: ShowId) => imageIdOf(`announcement:${show}`);

interface Setting {
  shop: ShopContent;
  shopId: ShopId;
  host: DemoPerson;
  products: readonly DemoProduct[];
  bidders: readonly DemoPerson[];
  anchor: Anchor;
}

export function demoShow(setting: Setting, content: ShowContent): DemoShow {
  const { shop, shopId, host, anchor } = setting;
  const id = showIdOf(shop, content.title);
  const chance = chanceOf(`show:${id}`);
  const piece = setting.products.find(({ listed }) => listed.good.title === content.piece);
  if (!piece) throw new Error(`${shop.name} has no “${content.piece}” to show in “${content.title}”`);
  const { good } = piece.listed;
  const air = onAir(content, anchor, chance);
  const isAnnounced = air.state === 'scheduled' && !('scene' in content && content.scene);
  return {
    show: showRow({
      id,
      shop_id: shopId,
      host_id: host.id,
      category_id: categoryFor(good.form).root,
      title: content.title,
      description: content.about,
      cover_id: isAnnounced ? announcementOf(id) : posterOf(id),
      created_at: new Date(Math.min(anchor.days(-2).getTime(), air.starts_at.getTime() - 86_400_000)),
      ...air,
    }),
    lots: lotsOf(setting, content, id, piece, air.starts_at, chance),
    images: coversOf(content, id, piece, host, anchor),
    forSale: 'daysAgo' in content ? [] : forSaleOf(setting.products),
    reminders: 'reminders' in content ? content.reminders : 0,
  };
}

/** A few that need no choosing come first. */
function forSaleOf(products: readonly DemoProduct[]): ProductId[] {
  return products
    .filter((each) => isForSale(each) && !each.single && each.variants.some(({ available }) => available > 2))
    .toSorted((a, b) => a.variants.length - b.variants.length)
    .slice(0, 6)
    .map(({ product }) => product.id);
}

function onAir(content: ShowContent, anchor: Anchor, chance: Chance) {
  if ('live' in content) {
    const { minutesAgo, viewers } = content.live;
    return {
      state: 'live' as const,
      starts_at: anchor.minutes(-minutesAgo),
      ended_at: null,
      viewer_count: viewers,
    };
  }
  if ('inHours' in content) {
    return {
      state: 'scheduled' as const,
      starts_at: anchor.halfHour(content.inHours),
      ended_at: null,
      viewer_count: 0,
    };
  }
  const starts_at = anchor.halfHour(-content.daysAgo * 24 - chance.between(1, 5));
  const ended_at = new Date(starts_at.getTime() + chance.between(55, 110) * 60_000);
  return { state: 'replay' as const, starts_at, ended_at, viewer_count: chance.between(210, 1900) };
}

function coversOf(
  content: ShowContent,
  id: ShowId,
  piece: DemoProduct,
  host: DemoPerson,
  anchor: Anchor,
): NewImage[] {
  const { shop, good } = piece.listed;
  const front = pictureOf(`product:${shop.slug}/${good.title}`, good.form, good.looks[0]);
  const room =
    'live' in content
      ? content.live.room
      : roomForHost(personFrom(host.face), resolveStill(front), host.face);
  const shared = { alt: content.title, owner: host.id, madeAt: anchor.days(-3) };
  const isScene = 'scene' in content && content.scene;
  return [
    drawnRow({
      ...shared,
      name: `poster:${id}`,
      recipe: isScene ? { type: 'scene' } : { type: 'showCover', host: host.face, ...front, room },
      width: isScene ? 780 : 720,
      height: isScene ? 1688 : 1280,
    }),
    drawnRow({
      ...shared,
      name: `announcement:${id}`,
      recipe: { type: 'still', ...front, width: 480, height: 640 },
      width: 720,
      height: 960,
    }),
  ];
}

/** Lots go round through what the shop sells at a price; the shown piece has the place it was given. */
function lotsOf(
  { products, bidders, host }: Setting,
  content: ShowContent,
  showId: ShowId,
  piece: DemoProduct,
  startsAt: Date,
  chance: Chance,
): NewLot[] {
  const live = 'live' in content ? content.live : null;
  const count = live ? live.lots : 'lots' in content ? content.lots : 0;
  const at = live ? live.lot : 1;
  const others = chance.shuffled(products.filter((each) => each !== piece && isForSale(each)));
  const start = 100 * (live ? live.start : 'start' in content && content.start ? content.start : 8);
  return Array.from({ length: count }, (_, i) => {
    const number = i + 1;
    const item = number === at && isForSale(piece) ? piece : (others[i % others.length] ?? piece);
    const id = idOf<LotId>(`lot:${showId}/${number}`);
    const lot = {
      id,
      show_id: showId,
      number,
      product_id: item.product.id,
      variant_id: variantFor(item, i),
      start_amount: Math.min(start, halfOf(Number(item.product.price_amount))),
      duration_seconds: 45,
      ...closingColumns(id),
    };
    const leader = chance.pick(bidders.filter((person) => person.id !== host.id));
    if ('inHours' in content || (live && number > at)) {
      const reserve_amount = live && number === at + RESERVE_AFTER ? dearerThan(item) : null;
      return lotRow({ ...lot, ...closingColumns(id, closingInShow(number)), reserve_amount });
    }
    if (live && number === at) {
      const price_amount = live.price * 100;
      return lotRow({
        ...lot,
        price_amount,
        leader_id: leader.id,
        state: 'running',
        ...bids(lot.start_amount, price_amount, chance),
      });
    }
    const fetched = Math.round((Number(item.product.price_amount) * chance.between(55, 104)) / 10_000) * 100;
    const price_amount = Math.max(fetched, lot.start_amount);
    const starts_at = new Date(startsAt.getTime() + i * 120_000);
    if (live && number === at - 2)
      return lotRow({ ...lot, ...timesOf(starts_at), state: 'passed', bid_count: 0 });
    return lotRow({
      ...lot,
      ...timesOf(starts_at),
      price_amount,
      leader_id: leader.id,
      ...(live && number === at - 3
        ? { state: 'passed', reserve_amount: dearerThan(item, price_amount) }
        : { state: 'sold' }),
      ...bids(lot.start_amount, price_amount, chance),
    });
  });
}

/** After the lot that runs at first: nobody of the demo world pays what its seller wants at least. */
const RESERVE_AFTER = 3;

const dearerThan = ({ product }: DemoProduct, price = 0): number =>
  100 * Math.ceil((1.4 * Math.max(price, Number(product.price_amount))) / 100);

const timesOf = (starts_at: Date) => ({ starts_at, ends_at: new Date(starts_at.getTime() + 70_000) });

/** Of what comes in several kinds, one after the other of those there are. */
function variantFor({ variants }: DemoProduct, nth: number): VariantId | null {
  if (variants.length < 2) return null;
  const inStock = variants.filter(({ available }) => available > 0);
  return inStock[nth % inStock.length]?.id ?? null;
}

/** In whole dollars, one at least. */
const halfOf = (amount: number): number => Math.max(100, Math.floor(amount / 200) * 100);

// What is in an auction of its own cannot be a lot as well.
const isForSale = ({ product }: DemoProduct) => product.listing_kind === 'buy-now';

/** Bold bidders skip steps, so there are seldom as many bids as steps. */
function bids(from: number, to: number, chance: Chance): { bid_count: number } {
  return { bid_count: Math.max(1, Math.min(bidsBetween(from, to), chance.between(7, 26))) };
}

/** What is under the hammer at the moment of the anchor, with so many seconds to go. */
export function withTimeLeft(lot: NewLot, seconds: number, anchor: Anchor): NewLot {
  if (lot.state !== 'running') return lot;
  const ends = anchor.at.getTime() + seconds * 1000;
  return { ...lot, starts_at: new Date(anchor.at.getTime() - 45_000), ends_at: new Date(ends) };
}
