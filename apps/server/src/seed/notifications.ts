import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import {
  kindOfText,
  type NotificationText,
  type NotificationTexts,
  textKey,
} from '@souk/shared/talk/notifications/texts.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import { talks } from './content/talks.ts';
import type { DemoPerson, People } from './people.ts';
import type { DemoProduct } from './products.ts';

interface Scene {
  people: People;
  products: readonly DemoProduct[];
  offers: ReadonlyArray<NewRow<'offers'>>;
  favorites: ReadonlyArray<NewRow<'favorites'>>;
  anchor: Anchor;
}

type Item = NotificationItem & { by?: UserId };

/** What the demo buyer and the demo seller find behind their bells. */
export function notificationsOf(scene: Scene) {
  const { people } = scene;
  const lists = [people.named('ines.carvalho'), people.named('amina.haddad')].map((person) => ({
    person,
    items: [...messagesTo(person, scene), ...offersTo(person, scene), ...newsFor(person, scene)].sort(
      (a, b) => a.at - b.at,
    ),
  }));
  return {
    live_collections: lists.flatMap(({ person: { id }, items }) => [
      { path: `notifications/${id}/items`, seq: items.length },
      { path: `notifications/${id}/state`, seq: 1 },
    ]),
    live_documents: lists.flatMap(({ person: { id, handle }, items }) => [
      ...items.map((item, nth) => ({
        collection: `notifications/${id}/items`,
        id: idOf<string>(`notification:${handle}:${nth}`),
        data: JSON.stringify(item),
        seq: nth + 1,
        born: nth + 1,
      })),
      {
        collection: `notifications/${id}/state`,
        id: 'unread',
        data: JSON.stringify({ count: items.filter(({ readAt }) => readAt === undefined).length }),
        seq: 1,
        born: 1,
      },
    ]),
  };
}

interface About {
  about: string;
  to: string;
  at: Date;
  picture?: NotificationItem['picture'];
  by?: UserId;
  read?: boolean;
}

function item<Text extends NotificationText>(
  text: Text,
  params: NotificationTexts[Text],
  { at, read, picture, ...about }: About,
): Item {
  return {
    kind: kindOfText[text],
    text: textKey(text),
    params,
    at: at.getTime(),
    ...about,
    ...(picture ? { picture } : {}),
    ...(read ? { readAt: at.getTime() + 900_000 } : {}),
  };
}

/** Of each conversation with something unread, its last line. */
function messagesTo(reader: DemoPerson, { people, anchor }: Scene): Item[] {
  return talks.flatMap(({ said, unread }) => {
    const [who, minutesAgo, what] = said.at(-1) ?? [];
    const isForThem = said.some(([handle]) => handle === reader.handle) && who !== reader.handle;
    if (!unread || !isForThem || !who || minutesAgo === undefined || !what || !('text' in what)) return [];
    const { id, name, picture } = people.named(who);
    const about = { about: id, by: id, to: `/messaging/${id}`, at: anchor.minutes(-minutesAgo), picture };
    if (unread === 1) return [item('message', { name, line: what.text ?? '' }, about)];
    return [{ ...item('messages', { name, count: unread }, about), count: unread }];
  });
}

/** What was offered to the seller, and what the buyer was answered. */
function offersTo(reader: DemoPerson, { people, products, offers, anchor }: Scene): Item[] {
  const byId = new Map(products.map((one) => [one.product.id as ProductId, one]));
  return offers.flatMap((offer) => {
    const thing = byId.get(offer.product_id);
    const buyer = people.all.find(({ id }) => id === offer.buyer_id);
    if (!thing || !buyer) return [];
    const { id, title } = thing.product;
    const { currency } = offer;
    const at = new Date(new Date(offer.created_at ?? anchor.at).getTime() + 600_000);
    const shown = { at, picture: thing.gallery[0], read: at < anchor.hours(-4) };
    const amount = { amount: offer.amount, currency };
    if (offer.counter_amount && buyer === reader) {
      const price = { amount: offer.counter_amount, currency };
      const about = { ...shown, about: String(offer.id), to: `/product/${id}` };
      return [item('offerCountered', { offered: amount, product: title, price }, about)];
    }
    if (thing.ownerId !== reader.id || offer.counter_amount) return [];
    const about = { ...shown, about: id, by: buyer.id, to: `/shop/${thing.shopId}?tab=offers` };
    return [item('offerReceived', { buyer: buyer.name, price: amount, product: title }, about)];
  });
}

/** What happened to the things they keep. */
function newsFor(reader: DemoPerson, { products, favorites }: Scene): Item[] {
  const byId = new Map(products.map((one) => [one.product.id as string, one]));
  return favorites
    .filter(({ user_id, kind }) => user_id === reader.id && kind === 'product')
    .flatMap((favorite) => {
      const thing = byId.get(favorite.target_id);
      if (!thing) return [];
      const { id, title, price_amount, currency } = thing.product;
      const price = { amount: price_amount, currency };
      const about = { about: 'favorites', to: `/product/${id}`, picture: thing.gallery[0], read: true };
      if (favorite.back_at)
        return [item('backInStock', { product: title, price }, { ...about, at: new Date(favorite.back_at) })];
      if (!favorite.price_dropped_at || !favorite.price_before) return [];
      const before = { amount: favorite.price_before, currency };
      return [
        item(
          'priceDrop',
          { product: title, price, before },
          { ...about, at: new Date(favorite.price_dropped_at) },
        ),
      ];
    })
    .slice(0, MOST_NEWS);
}

const MOST_NEWS = 4;
