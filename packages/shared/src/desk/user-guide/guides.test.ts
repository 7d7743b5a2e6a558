import { expect, test } from 'vitest';
import { shippedLanguages } from '../../languages/languages.ts';
import { guideIn } from './guides.ts';
import type { GuideArticle } from './schema.ts';

/** What has to be the same in every language. */
const shape = (articles: readonly GuideArticle[]) =>
  articles.map(({ slug, topic, audience, sections }) => ({
    slug,
    topic,
    audience,
    paragraphs: sections.map(({ paragraphs }) => paragraphs.length),
  }));

test.each(shippedLanguages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'a reader of %s finds every article, whole and in their own words',
  async (code) => {
    const [english, own] = await Promise.all([guideIn('en'), guideIn(code)]);
    expect(shape(own)).toEqual(shape(english));
    for (const [at, { title, summary }] of own.entries()) {
      expect(title).not.toBe(english[at]?.title);
      expect(summary).not.toBe(english[at]?.summary);
    }
  },
);

test('someone whose language has no guide reads it in English', async () => {
  expect(await guideIn('pt')).toBe(await guideIn('en'));
});
