import { documentTitle, type Head, type HeadPlace, headTags } from './head.ts';

/** The head as the server writes it into the page. */
export function headHtml(head: Head, place: HeadPlace): string {
  const lines = [`<title>${escapeHtml(documentTitle(head, place.siteName))}</title>`];
  for (const { tag, attributes } of headTags(head, place)) {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    lines.push(`<${tag} ${written.join(' ')} data-head />`);
  }
  for (const data of [head.jsonLd ?? []].flat()) {
    lines.push(`<script type="application/ld+json" data-head>${jsonForHtml(data)}</script>`);
  }
  if (head.preload) lines.push(preloadHtml(head.preload));
  return lines.join('\n    ');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function preloadHtml({ href, srcSet, sizes, type }: NonNullable<Head['preload']>): string {
  const attributes = [
    `href="${escapeHtml(href)}"`,
    srcSet && `imagesrcset="${escapeHtml(srcSet)}"`,
    sizes && `imagesizes="${escapeHtml(sizes)}"`,
    type && `type="${escapeHtml(type)}"`,
  ];
  return `<link rel="preload" as="image" ${attributes.filter(Boolean).join(' ')} fetchpriority="high" />`;
}
