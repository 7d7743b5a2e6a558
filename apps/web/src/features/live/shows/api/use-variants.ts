import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { optionWords } from '@/ui/option-words/option-words.ts';

/** The variants of a product, of which a show sells or gives away one. */
export function useVariants(productId: string | null) {
  const { data } = useQuery({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    enabled: productId !== null,
  });
  return (data?.variants ?? []).map(({ _id, options, available }) => ({
    _id: _id as string,
    available,
    text: optionWords(options),
  }));
}
