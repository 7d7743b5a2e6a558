import type { Cards } from '@souk/shared/market/message-cards/schema.ts';
import type { OrderCards, OrderInMessage } from '@souk/shared/money/orders/schema.ts';
import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { inOneBreath } from '../model/in-one-breath.ts';

export type ShownCard = Cards['items'][number] | { kind: 'order'; id: string; order: OrderInMessage };

const load = inOneBreath<CardRef, ShownCard>({
  most: 50,
  keyOf: ({ kind, id }) => `${kind} ${id}`,
  fetch: async (cards) => (await api.post<Cards>('/cards', { cards })).items,
});

const loadOrder = inOneBreath<CardRef, ShownCard>({
  most: 50,
  keyOf: ({ kind, id }) => `${kind} ${id}`,
  fetch: async (cards) => {
    const { items } = await api.post<OrderCards>('/order-cards', { orders: cards.map(({ id }) => id) });
    return items.map((order) => ({ kind: 'order', id: order._id, order }));
  },
});

/** What a card shows, as the reader may see it now; null for what is gone or not theirs to see. */
export const getCard = (ref: CardRef) =>
  queryOptions({
    // Offers are asked for anew with all other offers once one has changed.
    queryKey: [ref.kind === 'offer' ? 'offers' : 'cards', 'card', ref.id],
    queryFn: () => (ref.kind === 'order' ? loadOrder : load)({ kind: ref.kind, id: ref.id }),
    staleTime: 60_000,
  });
