import type { CardId } from '@souk/shared/ids.ts';
import type { Card, CardList } from '@souk/shared/money/cards/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Those one keeps, the default first. */
export const getCards = () =>
  queryOptions({
    queryKey: ['cards'],
    queryFn: ({ signal }) => api.get<CardList>('/payment-methods', { signal }),
    select: ({ items }) => items,
  });

/** By the provider's name of a card that it has taken; twice is once. */
export const keepCard = (paymentMethod: string): Promise<Card> =>
  api.post('/payment-methods', { paymentMethod });

export const removeCard = (id: CardId): Promise<void> => api.delete(`/payment-methods/${id}`);

export const chooseDefaultCard = (id: CardId): Promise<Card> =>
  api.patch(`/payment-methods/${id}`, { isDefault: true });
