import type { GuideArticle } from '@souk/shared/desk/user-guide/schema.ts';

/** Articles that hold every word asked for, the ones that have them in the title first. */
export function searchArticles(articles: readonly GuideArticle[], asked: string): GuideArticle[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...articles];
  return articles
    .map((article) => ({ article, score: score(article, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

function score(article: GuideArticle, words: readonly string[]): number {
  const title = plain(article.title);
  const summary = plain(article.summary);
  const body = plain(
    article.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' '),
  );
  let sum = 0;
  for (const word of words) {
    const found =
      (title.includes(word) ? 9 : 0) + (summary.includes(word) ? 3 : 0) + (body.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

/** Without accents and capitals, so that "ENVÍO" finds "envio". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
