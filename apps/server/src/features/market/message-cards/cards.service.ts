import type { OfferId, ProductId } from '@souk/shared/ids.ts';
import type { Cards } from '@souk/shared/market/message-cards/schema.ts';
import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findProductCards, presentProductCard } from '../catalog/index.ts';
import { favoritesAmong } from '../favorite-ids/index.ts';
import { findOffersBetween, presentOffer } from '../offers/index.ts';

/** The things on cards as the reader may see them, in the order asked for; what they may not see is left out. */
export async function findCards(ctx: UserCtx, asked: readonly CardRef[]): Promise<Cards> {
  const { db, clock, actor } = ctx;
  const idsOf = (kind: CardRef['kind']) => [
    ...new Set(asked.filter((card) => card.kind === kind).map(({ id }) => id)),
  ];
  const productIds = idsOf('product') as ProductId[];
  const [products, favorites, offers] = await Promise.all([
    findProductCards(db, productIds),
    favoritesAmong(ctx, productIds),
    findOffersBetween(db, actor, idsOf('offer') as OfferId[], clock.now()),
  ]);
  const productCards = new Map(products.map((row) => [row.id as string, presentProductCard(row, favorites)]));
  const offerCards = new Map(offers.map((row) => [row.id as string, presentOffer(row, actor)]));
  const once = new Map(asked.map((card) => [`${card.kind} ${card.id}`, card]));
  const items = [...once.values()].flatMap(({ kind, id }): Cards['items'] => {
    const product = kind === 'product' ? productCards.get(id) : undefined;
    if (product) return [{ kind: 'product', id, product }];
    const offer = kind === 'offer' ? offerCards.get(id) : undefined;
    return offer ? [{ kind: 'offer', id, offer }] : [];
  });
  return { items };
}
