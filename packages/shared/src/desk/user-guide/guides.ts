import type { GuideArticle } from './schema.ts';

const written = {
  en: () => import('./articles.en.ts'),
  es: () => import('./articles.es.ts'),
  fr: () => import('./articles.fr.ts'),
  ar: () => import('./articles.ar.ts'),
};

/**
 * The user guide in a language, or in English where it is not written in that one. Only the asked one is fetched, and
 * nothing of it by a page that came with its articles.
 */
export async function guideIn(language: string): Promise<GuideArticle[]> {
  const code = Object.hasOwn(written, language) ? (language as keyof typeof written) : 'en';
  const [{ files, protection }, { readGuide }] = await Promise.all([
    written[code](),
    import('./read-guide.ts'),
  ]);
  return readGuide(files, code, protection);
}
