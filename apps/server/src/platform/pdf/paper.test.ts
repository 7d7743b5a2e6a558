import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesOf } from '../../testing/read-pdf.ts';
import { startPaper } from './index.ts';

async function written(texts: readonly string[], direction: 'ltr' | 'rtl' = 'ltr') {
  const paper = await startPaper({ size: 'A4', language: 'en', direction, title: 'A paper' });
  for (const text of texts) {
    paper.addPage();
    paper.text(text, { x: 40, y: 40, width: 500 }, { size: 11, direction: 'own' });
  }
  return { paper, bytes: paper.end() };
}

test.each([
  'Order SK-20001, ready “to go” — €12.50, ffi fl',
  'Łódź, Þórr, Đà Nẵng, Škoda, İzmir',
  'Жанна Щукина, Київ',
  'Ελένη Παπαδοπούλου',
  'محمد الأمين',
])('what is written as %s is read so', async (text) => {
  const { paper, bytes } = await written([text]);
  expect(await pagesOf(bytes)).toEqual([text]);
  expect(paper.boxes).toBe(0);
});

test('letters that no face has are boxes, and copied as they are', async () => {
  // Linear A, which machines have no fonts of.
  const { paper, bytes } = await written(['𐘀𐘁 𐘂']);
  expect(await pagesOf(bytes)).toEqual(['𐘀𐘁 𐘂']);
  expect(paper.boxes).toBe(3);
  expect([...paper.missing].map((code) => String.fromCodePoint(code)).join('')).toBe('𐘀𐘁𐘂');
});

test('a long text is broken between words, and a long word within', async () => {
  const word = 'a'.repeat(200);
  const paper = await startPaper({ size: 'A6', language: 'en', direction: 'ltr', title: '' });
  const style = { size: 10 };
  expect(paper.heightOf('short', 250, style)).toBe(14);
  expect(paper.heightOf(`so ${'many words '.repeat(20)}`, 250, style)).toBeGreaterThan(40);
  expect(paper.heightOf(word, 250, style)).toBeGreaterThan(40);
  paper.addPage();
  paper.text(word, { x: 20, y: 20, width: 250 }, style);
  expect((await pagesOf(paper.end()))[0]?.replace(/\s/g, '')).toBe(word);
});

test('whatever somebody is called makes a paper that can be read', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('ltr', 'rtl'), async (all, direction) => {
      const { bytes } = await written([...all, 'the end'], direction);
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(all.length + 1);
      expect(pages.at(-1)).toBe('the end');
    }),
    { numRuns: 40 },
  );
});
