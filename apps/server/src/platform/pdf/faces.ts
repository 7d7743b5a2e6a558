import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as HarfBuzz from 'harfbuzzjs';
import { findMachineFonts, hasLetter, type MachineFont, systemFolders } from './machine-fonts.ts';
import { unpackWoff2 } from './woff2.ts';

/** Read in with the first paper. */
export type Shaper = typeof HarfBuzz;

export const weights = { regular: 430, bold: 650 } as const;
export type Weight = keyof typeof weights;

/** One file of a type face, in each weight. */
export interface Face {
  shaper: Shaper;
  name: string;
  unitsPerEm: number;
  letters: ReadonlySet<number>;
  fonts: Record<Weight, HarfBuzz.Font>;
}

// The faces the web app wears, so nothing is kept twice. They have Latin, Cyrillic, Greek, Vietnamese and Arabic letters;
// those of other scripts would be ten times as much. They are taken from the fonts of this machine, and are drawn as boxes
// (`shape.ts`) where it has none.
const files = [
  'inter/files/inter-latin-wght-normal',
  'inter/files/inter-latin-ext-wght-normal',
  'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal',
  'inter/files/inter-cyrillic-wght-normal',
  'inter/files/inter-greek-wght-normal',
  'inter/files/inter-vietnamese-wght-normal',
  'inter/files/inter-cyrillic-ext-wght-normal',
  'inter/files/inter-greek-ext-wght-normal',
].map((name) => `@fontsource-variable/${name}.woff2`);

/** Once a process; a try that failed is made again. */
const loadOwn = remembered(async (): Promise<Face[]> => {
  const shaper = await import('harfbuzzjs');
  const faces: Face[] = [];
  for (const file of files) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    faces.push(openFace(shaper, file, unpackWoff2(bytes)));
  }
  return faces;
});

/** Those of this machine are looked for when a letter is missing, and opened when one of them has it. */
const findOthers = remembered(() => findMachineFonts(systemFolders));

export const loadFaces = (): Promise<readonly Face[]> => loadOwn();

/** Opens fonts of this machine that have some of these letters; false where there are none. */
export async function learnLetters(codes: ReadonlySet<number>): Promise<boolean> {
  if (codes.size === 0) return false;
  const [faces, others] = await Promise.all([loadOwn(), findOthers()]);
  return learnFrom(faces, others, codes);
}

/** What was opened, or cannot be, is taken out of the others. */
export async function learnFrom(
  faces: Face[],
  others: MachineFont[],
  codes: ReadonlySet<number>,
): Promise<boolean> {
  const shaper = await import('harfbuzzjs');
  const before = faces.length;
  for (const code of codes) {
    while (!faces.some(({ letters }) => letters.has(code))) {
      const at = others.findIndex((font) => hasLetter(font, code));
      const [font] = at === -1 ? [] : others.splice(at, 1);
      if (!font) break;
      const name = `${font.path} ${font.index}`;
      const face = openFace(shaper, name, await readFile(font.path), font.index);
      if (face.letters.has(code)) faces.push(face);
    }
  }
  return faces.length > before;
}

function openFace(shaper: Shaper, name: string, bytes: Uint8Array, index = 0): Face {
  const face = new shaper.Face(new shaper.Blob(bytes), index);
  const fontOf = (weight: number) => {
    const font = new shaper.Font(face);
    font.setVariations([new shaper.Variation('wght', weight)]);
    return font;
  };
  return {
    ...{ shaper, name, unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) },
    fonts: { regular: fontOf(weights.regular), bold: fontOf(weights.bold) },
  };
}

function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
