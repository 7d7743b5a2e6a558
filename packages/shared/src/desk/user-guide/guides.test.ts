import { expect, test } from 'vitest';
import { shippedLanguages } from '../../languages/languages.ts';
import { contents } from './contents.ts';
import { guideIn } from './guides.ts';
import { readGuide } from './read-guide.ts';
import type { GuideArticle } from './schema.ts';

const codes = shippedLanguages.map(({ code }) => code);

/** What has to be the same in every language. */
const shape = (articles: readonly GuideArticle[]) =>
  articles.map(({ slug, topic, audience, sections }) => ({
    slug,
    topic,
    audience,
    paragraphs: sections.map(({ paragraphs }) => paragraphs.length),
  }));

const textsOf = ({ title, summary, sections }: GuideArticle) => [
  title,
  summary,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
];

test.each(codes.filter((code) => code !== 'en'))(
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
  const english = await guideIn('en');
  expect(await guideIn('pt')).toEqual(english);
  expect(await guideIn('constructor')).toEqual(english);
});

test('an article that someone wrote is in the contents, where readers find it', () => {
  const files = Object.keys(import.meta.glob('./*/*.md'));
  const listed = codes.flatMap((code) => contents.map(({ slug }) => `./${code}/${slug}.md`));
  expect(files.sort()).toEqual(listed.sort());
});

test.each(codes)(
  'an article in %s has a title, a summary and sections with something in them',
  async (code) => {
    for (const article of await guideIn(code)) {
      expect(article.sections.length, article.slug).toBeGreaterThan(0);
      for (const { paragraphs } of article.sections)
        expect(paragraphs.length, article.slug).toBeGreaterThan(0);
      for (const text of textsOf(article)) expect(text, article.slug).toMatch(/\S/);
    }
  },
);

test.each(codes)('a reader of %s sees no Markdown and no unfilled value in a text', async (code) => {
  // The page draws titles, headings and paragraphs; what else Markdown has would stand there as typed.
  const marks = /[{}*_`[\]<>|]|^\s*([-+#]|\d+[.)])\s|\n/;
  const marked = (await guideIn(code)).flatMap(textsOf).filter((text) => marks.test(text));
  expect(marked).toEqual([]);
});

test('an article without its file, or that asks for a value there is not, is noticed', () => {
  const protection = { 'protection.paidAfter': 'Paid after', 'protection.claim': '{fromPurchase} days' };
  expect(() => readGuide({}, 'en', protection)).toThrow('./en/first-purchase.md');
  const files = Object.fromEntries(
    contents.map(({ slug }) => [
      `./en/${slug}.md`,
      '# Title\r\n\r\n{promise}\r\n\r\n## Why\r\n\r\n{other}\r\n',
    ]),
  );
  expect(readGuide(files, 'en', protection)[0]).toMatchObject({
    title: 'Title',
    summary: 'Paid after. 30 days',
    sections: [{ heading: 'Why', paragraphs: ['{other}'] }],
  });
});
