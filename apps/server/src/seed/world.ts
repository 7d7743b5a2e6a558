import type { ShopId } from '@souk/shared/ids.ts';
import { type NewShop, shopRow } from '../features/market/shops/shop.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import type { Tables } from '../platform/db/schema.ts';
import { idOf } from '../platform/ids.ts';
import { acquaintanceOf } from './acquaintance.ts';
import type { Anchor } from './anchor.ts';
import { arrivalsOf } from './arrivals.ts';
import { standingLot } from './auctions.ts';
import { bots } from './bots/crowd.ts';
import { cartOf } from './cart.ts';
import { offersOf, reportsOf } from './cases.ts';
import { categoriesOf } from './categories.ts';
import type { ShopContent } from './content/shop-content.ts';
import { shops } from './content/shops.ts';
import { conversationsOf, talkedOffer } from './conversations.ts';
import { demoEvent } from './events.ts';
import { favoriteEvents, followersOf, heartsOf, remindersOf, withNews } from './favorites.ts';
import { notificationsOf } from './notifications.ts';
import { reviewRightsOf, votesOn } from './opinions.ts';
import { addressesOf, choicesOf } from './own-settings.ts';
import { withPastBids } from './past-bids.ts';
import { type DemoPerson, peopleOf } from './people.ts';
import { drawnRow, imageIdOf } from './pictures.ts';
import { type DemoProduct, demoProduct } from './products.ts';
import { chanceOf } from './random.ts';
import { reviewsOfProduct, reviewsOfShop } from './reviews.ts';
import { sellerChecksOf } from './seller-checks.ts';
import { shippingOf } from './shipping.ts';
import { demoShow, withTimeLeft } from './shows.ts';
import { countBy, tally } from './tally.ts';
import { sellerOfUnfinished, unfinishedOf } from './unfinished.ts';

export type WorldRows = { [Name in keyof Tables]?: Array<NewRow<Name>> };

const idOfShop = (shop: ShopContent): ShopId => idOf<ShopId>(`shop:${shop.slug}`);

/** Every row of the demo world, table by table in the order they go in. The same anchor gives the same rows. */
export function worldAt(anchor: Anchor, passwordHash: string): WorldRows {
  const people = peopleOf(anchor, passwordHash);
  const { categories, images: categoryImages } = categoriesOf(anchor);
  const demoBuyer = people.named('ines.carvalho');
  const known = new Set<string>(bots.map(({ id }) => id));
  const bidders = people.buyers.filter(({ id }) => known.has(id));
  const ownerOf = (shop: ShopContent) => ({ shopId: idOfShop(shop), ownerId: people.named(shop.host).id });

  const arrivals = arrivalsOf(shops);
  const products = arrivals.map((listed, nth) =>
    demoProduct(listed, { nth, of: arrivals.length }, ownerOf(listed.shop), anchor),
  );
  const everything = [...products, ...unfinishedOf(ownerOf(sellerOfUnfinished), anchor)];
  const written = products.map((item) => reviewsOfProduct(item, people.buyers, anchor));
  const reviews = [
    ...written.flatMap((each) => each.reviews),
    ...shops.flatMap((shop) => reviewsOfShop(shop, ownerOf(shop), people.buyers, anchor)),
  ];
  const shopkeepers = new Map(shops.map((shop) => [idOfShop(shop), ownerOf(shop).ownerId]));
  const votes = votesOn(reviews, people.buyers, (shopId) => shopkeepers.get(shopId as ShopId), anchor);
  const votesFor = countBy(votes, (vote) => vote.review_id);
  const follows = shops.flatMap((shop) => followersOf(shop, ownerOf(shop), people.buyers, anchor));
  const events = shops.flatMap((shop) =>
    (shop.events ?? []).map((content) => demoEvent(shop, content, ownerOf(shop), anchor)),
  );
  const shows = shops.flatMap((shop) => showsOf(shop, products, bidders, people.named(shop.host), anchor));
  const reminders = shows.flatMap(({ show, reminders: count, host }) =>
    remindersOf({ id: show.id, count }, people.buyers, host, anchor),
  );
  const hearts = heartsOf(products, people.buyers, anchor);
  const eventFavorites = favoriteEvents(
    events.filter(({ event }) => event.status === 'active').map(({ event }) => event.id),
    people.buyers,
    anchor,
  );

  const shipping = shippingOf(
    shops.map((shop) => ({ shop, id: idOfShop(shop) })),
    anchor,
  );

  const acquaintance = acquaintanceOf(people.buyers, anchor);
  const followersOfPerson = countBy(acquaintance, (follow) => follow.followed_id);
  const followedBy = countBy(acquaintance, (follow) => follow.follower_id);
  const verified = new Map(
    shops.flatMap((shop) => (shop.verified ? [[people.named(shop.host).id, verifiedAt(shop, anchor)]] : [])),
  );

  const ratingOfProduct = tally(reviews, (review) => review.product_id);
  const ratingOfShop = tally(reviews, (review) => review.shop_id);
  const heartsOn = countBy(hearts, (heart) => heart.target_id);
  const remindersFor = countBy(reminders, (reminder) => reminder.target_id);
  const followersFor = countBy(follows, (follow) => follow.shop_id);

  const offers = [...offersOf(products, people, anchor), ...talkedOffer({ people, products, anchor })];
  const favorites = withNews([...hearts, ...reminders, ...eventFavorites], products, demoBuyer, anchor);
  const talked = conversationsOf({ people, products, anchor });
  const told = notificationsOf({ people, products, offers, favorites, anchor });

  return {
    users: people.users.map((user) => ({
      ...user,
      picture_id: null,
      seller_verified_at: verified.get(user.id) ?? null,
      follower_count: followersOfPerson(user.id),
      following_count: followedBy(user.id),
    })),
    images: [
      ...people.images,
      ...categoryImages,
      ...shops.map((shop) => bannerOf(shop, people.named(shop.host), anchor)),
      ...everything.flatMap((item) => item.images),
      ...events.map((each) => each.image),
      ...shows.flatMap((each) => each.images),
    ],
    categories,
    shops: shops.map((shop) => ({
      ...rowOf(shop, people.named(shop.host), anchor),
      follower_count: followersFor(idOfShop(shop)),
      sold_count: soldBy(shop, ratingOfShop(idOfShop(shop)).rating_count),
      ...ratingOfShop(idOfShop(shop)),
    })),
    shipping_profiles: shipping.profiles,
    shipping_methods: shipping.methods,
    products: everything.map(({ product }) => ({
      ...product,
      favorite_count: heartsOn(product.id),
      sold_count: soldOf(product.id, ratingOfProduct(product.id).rating_count),
      ...ratingOfProduct(product.id),
    })),
    product_images: everything.flatMap(({ product, gallery }) =>
      gallery.map((image_id, position) => ({ product_id: product.id, image_id, position })),
    ),
    product_variants: everything.flatMap((item) => item.variants),
    price_changes: everything.flatMap((item) => item.prices),
    events: events.map((each) => each.event),
    event_tickets: events.flatMap((each) => each.tickets),
    shows: shows.map(({ show }) => ({ ...show, reminder_count: remindersFor(show.id) })),
    show_products: shows.flatMap(({ show, forSale }) =>
      forSale.map((product_id, position) => ({ show_id: show.id, product_id, position })),
    ),
    show_stages: shows.flatMap(({ show, forSale: [pinned] }) =>
      show.state === 'live' && pinned ? [{ show_id: show.id, pinned_product_id: pinned }] : [],
    ),
    ...withPastBids(
      [
        ...shows.flatMap((each, i) => each.lots.map((lot) => withTimeLeft(lot, secondsLeft(i), anchor))),
        ...products.flatMap((item) => standingLot(item, bidders, anchor)),
      ],
      bots.map(({ id }) => id),
      anchor.at.getTime(),
    ),
    favorites,
    shop_follows: follows,
    user_follows: acquaintance,
    review_rights: reviewRightsOf(reviews, products, demoBuyer, anchor),
    reviews: reviews.map((review) => ({ ...review, helpful_count: votesFor(review.id) })),
    review_votes: votes,
    offers,
    reports: reportsOf(products, reviews, people, anchor),
    review_images: written.flatMap((each) => each.images),
    addresses: addressesOf(demoBuyer, anchor),
    cart_lines: cartOf(demoBuyer, products, anchor),
    notification_choices: choicesOf(demoBuyer),
    ...sellerChecksOf(people, anchor),
    ...talked,
    live_collections: [...talked.live_collections, ...told.live_collections],
    live_documents: [...talked.live_documents, ...told.live_documents],
  };
}

const verifiedAt = (shop: ShopContent, anchor: Anchor): Date => anchor.days(20 - shop.openedDaysAgo);

function showsOf(
  shop: ShopContent,
  products: readonly DemoProduct[],
  bidders: readonly DemoPerson[],
  host: DemoPerson,
  anchor: Anchor,
) {
  const own = products.filter(({ listed }) => listed.shop === shop);
  const setting = { shop, shopId: idOfShop(shop), host, products: own, bidders, anchor };
  return shop.shows.map((content) => ({ ...demoShow(setting, content), host }));
}

// A row of rings at different hours looks alive. Who wins them has a card by then.
const secondsLeft = (nth: number): number => [48, 61, 54, 42, 57, 68, 45, 71][nth % 8] ?? 50;

function bannerOf(shop: ShopContent, host: DemoPerson, anchor: Anchor) {
  return drawnRow({
    name: `banner:${shop.slug}`,
    recipe: { type: 'spread', seed: shop.slug, width: 1280, height: 330, ...shop.banner },
    width: 2048,
    height: 528,
    alt: shop.name,
    owner: host.id,
    madeAt: anchor.days(-shop.openedDaysAgo),
  });
}

function rowOf(shop: ShopContent, host: DemoPerson, anchor: Anchor): NewShop {
  return shopRow({
    id: idOfShop(shop),
    owner_id: host.id,
    name: shop.name,
    slug: shop.slug,
    logo_id: host.picture,
    banner_id: imageIdOf(`banner:${shop.slug}`),
    story: shop.story,
    policies: shop.policies,
    city: shop.city,
    country: shop.country,
    time_zone: shop.timeZone,
    ships_within_days: shop.shipsWithinDays,
    verified_at: shop.verified ? verifiedAt(shop, anchor) : null,
    created_at: anchor.days(-shop.openedDaysAgo),
    updated_at: anchor.days(-shop.openedDaysAgo),
  });
}

/** More is sold than is written about. */
const soldOf = (id: string, reviewed: number): number =>
  reviewed === 0 ? 0 : Math.round((reviewed * chanceOf(`sold:${id}`).between(18, 31)) / 10);
const soldBy = (shop: ShopContent, reviewed: number): number =>
  Math.round((reviewed * chanceOf(`sold:${shop.slug}`).between(28, 39)) / 10);
