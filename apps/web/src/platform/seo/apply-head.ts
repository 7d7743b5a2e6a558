import { documentTitle, type Head, type HeadPlace, headTags } from './head.ts';

/** Replaces the head of the page in the browser, after a navigation. */
export function applyHead(head: Head, place: HeadPlace): void {
  document.title = documentTitle(head, place.siteName);
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of headTags(head, place)) append(tag, attributes);
  for (const data of [head.jsonLd ?? []].flat()) {
    append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(data);
  }
}

function append(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-head', '');
  document.head.append(element);
  return element;
}
