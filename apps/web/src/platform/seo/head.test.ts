import { expect, test } from 'vitest';
import { documentTitle } from './head.ts';
import { headHtml, jsonForHtml } from './head-html.ts';

const place = { siteName: 'Souk', origin: 'https://souk.example', path: '/product/1', locale: 'en' };

test('a product’s page carries its title, address and picture', () => {
  const html = headHtml(
    { title: 'Leaf teapot', description: 'Rust glaze', type: 'product', image: { url: '/media/1/960.webp' } },
    place,
  );
  expect(html).toContain('<title>Leaf teapot · Souk</title>');
  expect(html).toContain('<link rel="canonical" href="https://souk.example/product/1" data-head />');
  expect(html).toContain('content="https://souk.example/media/1/960.webp"');
  expect(html).toContain('<meta property="og:type" content="product" data-head />');
});

test('a page for one person names no address to search engines', () => {
  const html = headHtml({ title: 'Wallet', noindex: true }, place);
  expect(html).toContain('<meta name="robots" content="noindex" data-head />');
  expect(html).not.toContain('canonical');
});

test('a seller cannot break out of the head with a title', () => {
  const html = headHtml({ title: '</title><script>alert(1)</script>', description: '"><script>' }, place);
  expect(html).not.toContain('<script>');
});

test('data for search engines cannot end its own element', () => {
  const html = headHtml({ title: 'x', jsonLd: { name: '</script><script>alert(1)</script>' } }, place);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(jsonForHtml({ a: '</script>\u2028' }))).toEqual({ a: '</script>\u2028' });
});

test('the site’s own name stands alone on its first page', () => {
  expect(documentTitle({ title: 'Souk' }, 'Souk')).toBe('Souk');
});
