import { namesIn } from '@souk/shared/languages/format.ts';
import { ar } from '@souk/shared/languages/messages/ar/index.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import { es } from '@souk/shared/languages/messages/es/index.ts';
import { fr } from '@souk/shared/languages/messages/fr/index.ts';
import { sourceFiles } from './files.ts';

type Messages = Record<string, string>;

/** Every language has every key with the same placeholders, and no key is left that nothing uses. */
export function checkMessages(): string[] {
  const source: Messages = en;
  const others: Array<[string, Messages]> = [
    ['es', es],
    ['fr', fr],
    ['ar', ar],
  ];
  return [...others.flatMap(([code, messages]) => compare(code, source, messages)), ...unused(source)];
}

/** In French a space stands before such a mark, and within quotes, that no line may end at. */
function looseMarks(messages: Messages): string[] {
  return Object.entries(messages)
    .filter(([, text]) => / [:;!?»]|« /.test(text))
    .map(([key]) => `fr ${key} has a plain space at : ; ! ? « or », where a line could end: write U+00A0`);
}

export function compare(code: string, source: Messages, messages: Messages): string[] {
  const problems: string[] = [];
  for (const [key, text] of Object.entries(source)) {
    const other = messages[key];
    if (other === undefined || other.trim() === '') problems.push(`${code} lacks ${key}: "${text}"`);
    else {
      const [own, english] = [namesIn(other).join(', '), namesIn(text).join(', ')];
      if (own !== english) problems.push(`${code} ${key} names {${own}} where English names {${english}}`);
    }
  }
  if (code === 'fr') problems.push(...looseMarks(messages));
  for (const key of Object.keys(messages)) {
    if (!(key in source)) problems.push(`${code} has ${key}, which English does not know`);
  }
  return problems;
}

function unused(source: Messages): string[] {
  const code = sourceFiles(/^(apps|packages)\/.*\.tsx?$/)
    .filter((file) => !file.path.includes('/languages/messages/'))
    .map((file) => file.text)
    .join('\n');
  // A key may be put together from a fixed part and a code: t(`error.${code}`).
  const stems = [...code.matchAll(/`([\w.-]+\.)\$\{/g)].map((match) => match[1] ?? '');
  return Object.keys(source)
    .filter((key) => !code.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)))
    .map((key) => `nothing uses the message ${key}`);
}
