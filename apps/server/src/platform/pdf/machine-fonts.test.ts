import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { pagesOf } from '../../testing/read-pdf.ts';
import { learnFrom, loadFaces } from './faces.ts';
import { findMachineFonts, hasLetter } from './machine-fonts.ts';
import { Paper } from './paper.ts';
import { unpackWoff2 } from './woff2.ts';

const greek = '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';

/** A folder of fonts as a machine has them, with a font of Greek letters. */
async function folderWithGreek(name = 'NotoSansGreek-Regular.ttf'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), unpackWoff2(await readFile(fileURLToPath(import.meta.resolve(greek)))));
  return folder;
}

const code = (letter: string) => letter.codePointAt(0) ?? 0;

test('which letters a font has is read without the rest of it', async () => {
  const [font] = await findMachineFonts([await folderWithGreek()]);
  if (!font) throw new Error('no font was found');
  const own = (await loadFaces()).find(({ name }) => name === greek);
  const read = font.letters.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n),
  );
  expect(new Set(read)).toEqual(own?.letters);
  expect(['Ω', 'Ж'].map((letter) => hasLetter(font, code(letter)))).toEqual([true, false]);
});

test('a font of the machine writes what a market’s own faces lack', async () => {
  const name = 'Ελένη Παπαδοπούλου';
  const faces = (await loadFaces()).filter((face) => !face.name.includes('greek'));
  const input = { size: 'A4', language: 'en', direction: 'ltr', title: '' } as const;
  const write = () => {
    const paper = new Paper(faces, input);
    paper.addPage();
    paper.text(name, { x: 40, y: 40, width: 500 }, { size: 11 });
    return paper;
  };
  const { missing, boxes } = write();
  expect(boxes).toBe(name.length - 1);
  const others = await findMachineFonts([await folderWithGreek(), '/nowhere']);
  expect(await learnFrom(faces, others, missing)).toBe(true);
  const paper = write();
  expect(paper.boxes).toBe(0);
  expect(await pagesOf(paper.end())).toEqual([name]);
  // There is nothing left to learn.
  expect(await learnFrom(faces, others, new Set([code('田')]))).toBe(false);
});

test('files that are no fonts are passed over, and plain fonts come before slanted ones', async () => {
  const folder = await folderWithGreek('Aaa-BoldItalic.ttf');
  const plain = await folderWithGreek('Zzz-Regular.ttf');
  writeFileSync(join(folder, 'broken.ttf'), 'not a font');
  writeFileSync(join(folder, 'cut.otf'), Buffer.from('0001000000ff', 'hex'));
  const found = await findMachineFonts([folder, plain]);
  expect(found.map(({ path }) => path.replace(/.*-/, ''))).toEqual(['Regular.ttf', 'BoldItalic.ttf']);
});
