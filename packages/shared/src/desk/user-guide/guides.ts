import type { GuideArticle } from './schema.ts';

/** The user guide in a language, or in English where it is not written in that one; only the asked one is fetched. */
export async function guideIn(language: string): Promise<readonly GuideArticle[]> {
  switch (language) {
    case 'es':
      return (await import('./articles.es.ts')).guideInSpanish;
    case 'fr':
      return (await import('./articles.fr.ts')).guideInFrench;
    case 'ar':
      return (await import('./articles.ar.ts')).guideInArabic;
    default:
      return (await import('./articles.en.ts')).guideInEnglish;
  }
}
