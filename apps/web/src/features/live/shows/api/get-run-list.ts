import { cardsAtOnce } from '@souk/shared/limits.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The products of a run list by their ids; what is hidden by now is left out. */
export const getRunList = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['run-list', ids],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        inParts(ids).map((part) =>
          api.get<{ items: ProductCard[] }>('/products/cards', { query: { ids: part.join(',') }, signal }),
        ),
      );
      return answers.flatMap(({ items }) => items);
    },
  });

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / cardsAtOnce) }, (_, part) =>
    ids.slice(part * cardsAtOnce, (part + 1) * cardsAtOnce),
  );
