import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue, type Job } from '../../../platform/jobs/job.ts';
import type { Listener } from '../../../platform/outbox/outbox.ts';
import { notify } from '../../talk/notifications/index.ts';
import {
  type FavoriteProduct,
  findFavoriteProduct,
  lockKeepers,
  markNoted,
  noteBackInStock,
  notePriceDrop,
} from './news.repo.ts';

// A type and not an interface: jobs take what can be written as JSON.
type News =
  | { kind: 'price-drop'; productId: ProductId; from: number }
  | { kind: 'back-in-stock'; productId: ProductId };

const AT_ONCE = 100;

/**
 * Tells those who keep a product what happened to it: a badge among their favourites, and at most one notification a
 * day about each product. Cut off in between, it goes on where it was: who was told is marked in the same transaction.
 */
export const tellingKeepers: Job<News> = {
  name: 'telling-keepers',
  async run({ db, clock }, news) {
    const now = clock.now();
    const { productId: id } = news;
    const product = await findFavoriteProduct(db, id);
    // Sold out, dearer or hidden again before anybody was told.
    if (!product || (news.kind === 'price-drop' && product.price >= news.from)) return;
    if (news.kind === 'price-drop') await notePriceDrop(db, id, news.from, now);
    else await noteBackInStock(db, id, now);

    const today = now.toISOString().slice(0, 10);
    let after: UserId | null = null;
    do {
      after = await db.transaction().execute(async (tx) => {
        const keepers = await lockKeepers(tx, { id, today, after, limit: AT_ONCE });
        const told: UserId[] = [];
        for (const keeper of keepers) {
          if (keeper !== product.ownerId && (await tell(tx, keeper, news, product, now))) told.push(keeper);
        }
        await markNoted(tx, id, told, today);
        return keepers.length < AT_ONCE ? null : (keepers.at(-1) ?? null);
      });
    } while (after);
  },
};

function tell(tx: Db, keeper: UserId, news: News, product: FavoriteProduct, now: Date): Promise<boolean> {
  const { title, currency, picture } = product;
  const price = { amount: product.price, currency };
  const path = `/product/${news.productId}`;
  const own = { about: 'favorites', to: path, picture };
  const said = { product: title, price };
  if (news.kind === 'back-in-stock') {
    return notify(
      tx,
      keeper,
      {
        ...own,
        text: 'backInStock',
        params: said,
        several: { text: 'backInStocks', params: {}, to: '/favorites' },
        mail: { template: 'back-in-stock', data: { ...said, path } },
      },
      now,
    );
  }
  const before = { amount: news.from, currency };
  return notify(
    tx,
    keeper,
    {
      ...own,
      text: 'priceDrop',
      params: { ...said, before },
      several: { text: 'priceDrops', params: {}, to: '/favorites' },
      mail: { template: 'price-drop', data: { ...said, path, before } },
    },
    now,
  );
}

/** What favourites make of what products announce. */
export const favoritesNews: readonly Listener[] = [
  {
    topic: 'product.price-dropped',
    name: 'favorites',
    deliver: ({ payload }, tx) => {
      const { productId, from } = payload as { productId: ProductId; from: number };
      return enqueue<News>(tx, tellingKeepers, { kind: 'price-drop', productId, from });
    },
  },
  {
    topic: 'product.back-in-stock',
    name: 'favorites',
    deliver: ({ payload }, tx) => {
      const { productId } = payload as { productId: ProductId };
      return enqueue<News>(tx, tellingKeepers, { kind: 'back-in-stock', productId });
    },
  },
];
