import type { Language } from '@souk/shared/languages/schema.ts';
import { api } from '@/platform/api/index.ts';

/** Every language by name, with the words of the asked one only. */
export function loadLanguages(code: string): Promise<Language[]> {
  return api.get<Language[]>('/admin/app/language', { query: { code } });
}
