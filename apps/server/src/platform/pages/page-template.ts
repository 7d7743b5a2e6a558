import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from './renderer.ts';
import type { PageVisitor } from './visitor.ts';

type Theme = PageVisitor['theme'];
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean; assets?: string[] }>;

export interface PageTemplate {
  page: (rendered: RenderedPage, visitor: Pick<PageVisitor, 'theme' | 'wasHere'>) => string;
  /** Without a drawn view and its data: the browser fetches and draws everything. */
  empty: (language: string, theme: Theme) => string;
}

/** What `begin.ts` reads. */
type BeginsWith = [files: string[], alsoNow: string[], soon: string[]];

/** The built `index.html` with its places filled. */
export function readTemplate(directory: string): PageTemplate {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
  const [open, beforeHead, beforeRoot, beforeState, end] = cut(html);
  const begin = `<script type="module" crossorigin src="/${manifest['src/begin.ts']?.file}"></script>`;
  const fonts = Object.values(manifest).flatMap(({ assets }) => assets ?? []);

  const page: PageTemplate['page'] = (rendered, { theme, wasHere }) => {
    const { language, head, root, state, screen, goesOn } = rendered;
    const [files, ...ahead] = scriptsOf(screen, goesOn);
    const data = jsonScript('souk-state', state);
    // Pictures of the first view come before the code; without any, and with nothing that goes on, all comes at once.
    const inSteps = goesOn !== null || root.includes('fetchPriority="high"');
    // Where something goes on, who has no letters yet hears of it first.
    const lettersLater = goesOn !== null && !wasHere;
    const links = [
      ...(lettersLater ? [] : fontLinks(fonts, language.code)),
      ...(inSteps ? [] : files.map(preloadLink)),
    ];
    return [
      open,
      htmlTag(language.code, language.dir, theme, lettersLater),
      beforeHead,
      [head, ...links].join('\n    '),
      inSteps ? beforeRoot.replace(entryScript, begin) : beforeRoot,
      root,
      beforeState,
      inSteps ? data + jsonScript('souk-code', JSON.stringify([files, ...ahead])) : data,
      end,
    ].join('');
  };

  /**
   * What the drawn screen and the entry load, in the order they run in, with the entry as the last; and what they
   * ask for by themselves, so that it need not be found out step by step.
   */
  function scriptsOf(screen: string | undefined, goesOn: RenderedPage['goesOn']): BeginsWith {
    const named = new Set<string>();
    const further = (keys: readonly string[]) => {
      const files = new Set<string>();
      for (const key of keys) filesOf(manifest, key, files);
      const found = [...files.difference(named)];
      for (const file of found) named.add(file);
      return found.map((file) => `/${file}`);
    };
    const modules = (paths: readonly string[] = []) => further(paths.map((path) => `src/${path}`));
    const now = further([`src/routes/${screen}.tsx`, 'index.html']);
    return [now, modules(goesOn?.with), modules(goesOn?.soon)];
  }

  return {
    page,
    empty: (language, theme) =>
      [
        open,
        htmlTag(language, 'ltr', theme),
        beforeHead,
        '<title>Souk</title>',
        beforeRoot,
        beforeState,
        end,
      ].join(''),
  };
}

const entryScript = /<script type="module"[^>]*><\/script>/;

const jsonScript = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>`;

const preloadLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`;

function cut(html: string): [string, string, string, string, string] {
  const parts =
    /^(.*?)<html[^>]*>(.*?)<!--souk-head-->(.*?)<!--souk-root-->(.*?)<!--souk-state-->(.*)$/s.exec(html);
  if (!parts) throw new Error('The built index.html has lost its places for head, root and state.');
  const [, open = '', beforeHead = '', beforeRoot = '', beforeState = '', end = ''] = parts;
  return [open, beforeHead, beforeRoot, beforeState, end];
}

function htmlTag(language: string, dir: string, theme: Theme, lettersLater = false): string {
  const marks = [theme ? ` data-theme="${theme}"` : '', lettersLater ? ' data-letters="later"' : ''];
  return `<html lang="${language}" dir="${dir}"${marks.join('')}>`;
}

/** The two faces of the first view; other scripts' faces come when a letter of theirs is met. */
function fontLinks(fonts: string[], language: string): string[] {
  const wanted = [/\/inter-latin-wght/, /\/bricolage-grotesque-latin-wght/];
  if (/^(ar|fa|ur)\b/.test(language)) wanted.push(/\/noto-sans-arabic/);
  return [...new Set(fonts)]
    .filter((file) => wanted.some((name) => name.test(file)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`);
}

/** A file and what it imports, each after those it needs. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  // Known before what it imports, so that a circle ends; in its place only now.
  found.delete(chunk.file);
  return found.add(chunk.file);
}
