import { parseRichText } from './parse.ts';

/** The words without their signs, for where one line of a text is shown: search engines, cards, mails. */
export function plainTextOf(source: string): string {
  return parseRichText(source)
    .map((block) =>
      block.kind === 'paragraph'
        ? wordsOf(block.spans)
        : block.items.map((item) => `- ${wordsOf(item)}`).join('\n'),
    )
    .join('\n\n');
}

const wordsOf = (spans: ReadonlyArray<{ text: string }>): string => spans.map(({ text }) => text).join('');
