import { isSafeLink } from '@souk/shared/rich-text/parse.ts';
import { Parser } from 'htmlparser2';

interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  link: string | null;
}

interface Block {
  isItem: boolean;
  runs: Run[];
}

const unseen = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'iframe',
  'noscript',
  'svg',
  'object',
]);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const breaking = new Set([
  ...headings,
  ...[
    'p',
    'div',
    'section',
    'article',
    'blockquote',
    'pre',
    'table',
    'tr',
    'ul',
    'ol',
    'li',
    'hr',
    'dl',
    'dt',
    'dd',
  ],
]);

/** What a page of another shop says, as rich text of ours: words, paragraphs, lists, bold, italic and links. */
export function richTextOfHtml(html: string): string {
  const blocks: Block[] = [];
  // How often each tag is open, and the link at each depth: pages may be nested as deep as they are long.
  const open = new Map<string, number>();
  const links: Array<string | null> = [];
  let hidden = 0;
  // Text that was written without any tags keeps its lines.
  const hasTags = /<(?:p|br|div|li|h[1-6]|ul|ol|table)\b/i.test(html);
  let block: Block | undefined;

  const inside = (...names: string[]) => names.some((name) => (open.get(name) ?? 0) > 0);
  const count = (name: string, change: 1 | -1) => {
    open.set(name, (open.get(name) ?? 0) + change);
    if (unseen.has(name)) hidden += change;
  };
  const endBlock = () => {
    block = undefined;
  };
  const say = (text: string) => {
    if (!block) {
      if (text.trim() === '') return;
      block = { isItem: inside('li'), runs: [] };
      blocks.push(block);
    }
    const bold = inside('b', 'strong', ...headings);
    block.runs.push({ text, bold, italic: inside('i', 'em'), link: links.at(-1) ?? null });
  };

  const parser = new Parser(
    {
      onopentag(name, { href }) {
        if (breaking.has(name)) endBlock();
        count(name, 1);
        if (name === 'a') {
          const leads = href && isSafeLink(href) && !/[\s()<>"\\]/.test(href);
          links.push(leads ? href : (links.at(-1) ?? null));
        }
        if (name === 'br' && block) say('\n');
      },
      onclosetag(name) {
        count(name, -1);
        if (name === 'a') links.pop();
        if (breaking.has(name)) endBlock();
      },
      ontext(text) {
        if (hidden > 0) return;
        if (hasTags) return say(text.replace(/\s+/g, ' '));
        for (const [i, part] of text.split(/\n\s*\n/).entries()) {
          if (i > 0) endBlock();
          say(part.replace(/[^\S\n]+/g, ' '));
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return blocks
    .map(written)
    .filter((text) => text !== '' && text !== '- ')
    .map((text, i, all) => `${gapAfter(all[i - 1], text)}${text}`)
    .join('');
}

/** Points of a list stand under each other, all else apart. */
function gapAfter(before: string | undefined, text: string): string {
  if (before === undefined) return '';
  return before.startsWith('- ') && text.startsWith('- ') ? '\n' : '\n\n';
}

function written({ isItem, runs }: Block): string {
  const merged = runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link)
      last.text += run.text;
    else all.push({ ...run });
    return all;
  }, []);
  const text = merged
    .map((run, i) => marked(run, merged[i - 1]?.text ?? '', merged[i + 1]?.text ?? ''))
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
  return isItem ? `- ${text.replaceAll('\n', ' ')}` : text.replace(/^- /gm, '\\- ');
}

const wordEnds = /[\p{L}\p{N}\p{M}]$/u;
const wordBegins = /^[\p{L}\p{N}\p{M}]/u;

/** Signs stand only around whole words; blanks stay outside of them. */
function marked({ text, bold, italic, link }: Run, before: string, after: string): string {
  const [, begin = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const escaped = words.replace(/[\\*[\]]/g, '\\$&');
  if (words === '') return text;
  if (link) return `${begin}[${escaped.replaceAll('\n', ' ')}](${link})${end}`;
  const stuck = (begin === '' && wordEnds.test(before)) || (end === '' && wordBegins.test(after));
  const signs = stuck || words.includes('\n') ? '' : `${bold ? '**' : ''}${italic ? '*' : ''}`;
  return `${begin}${signs}${escaped}${signs}${end}`;
}
