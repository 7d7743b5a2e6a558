// Vite puts the articles into the web's build, a file for each language; Node knows no `import.meta.glob`.
/// <reference types="vite/types/importMeta.d.ts" />
import { formatMessage } from '../../languages/format.ts';
import { claimOf, type ProtectionWords, promiseOf } from '../../market/protection/promise.ts';
import { contents } from './contents.ts';
import type { GuideArticle } from './schema.ts';

/** The articles in order, from their files by `./<language>/<slug>.md`. */
export function readGuide(
  files: Record<string, string>,
  language: string,
  protection: ProtectionWords,
): GuideArticle[] {
  const values = { promise: promiseOf(protection, language), claim: claimOf(protection, language) };
  return contents.map((entry) => {
    const path = `./${language}/${entry.slug}.md`;
    const text = files[path];
    if (!text) throw new Error(`the user guide has no ${path}`);
    return { ...entry, ...readArticle(formatMessage(text, values, language)) };
  });
}

/** Title, summary, then headings with their paragraphs: all of Markdown that an article needs. */
function readArticle(text: string): Pick<GuideArticle, 'title' | 'summary' | 'sections'> {
  const [title = '', summary = '', ...rest] = text.trim().split(/\s*\n\s*\n/);
  const sections: Array<{ heading: string; paragraphs: string[] }> = [];
  for (const block of rest) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3), paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(block);
  }
  return { title: title.replace(/^# /, ''), summary, sections };
}
