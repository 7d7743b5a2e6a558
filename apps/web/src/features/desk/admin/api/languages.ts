import type { Language } from '@souk/shared/languages/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Every language with all its words. */
export function getLanguages() {
  return queryOptions({
    queryKey: ['admin', 'languages'],
    queryFn: async ({ signal }) => {
      const languages = await api.get<Language[]>('/admin/app/language', { signal });
      return languages.map((language) => ({ ...language, _id: language.code }));
    },
    staleTime: 30_000,
  });
}
