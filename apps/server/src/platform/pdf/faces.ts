import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as HarfBuzz from 'harfbuzzjs';
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
// those of other scripts would be ten times as much, and are drawn as boxes (`shape.ts`).
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

let loading: Promise<readonly Face[]> | undefined;

/** Once a process; a try that failed is made again. */
export function loadFaces(): Promise<readonly Face[]> {
  loading ??= readAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readAll(): Promise<Face[]> {
  const shaper = await import('harfbuzzjs');
  const faces: Face[] = [];
  for (const file of files) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    const face = new shaper.Face(new shaper.Blob(unpackWoff2(bytes)));
    const fontOf = (weight: number) => {
      const font = new shaper.Font(face);
      font.setVariations([new shaper.Variation('wght', weight)]);
      return font;
    };
    faces.push({
      shaper,
      name: file,
      unitsPerEm: face.upem,
      letters: new Set(face.collectUnicodes()),
      fonts: { regular: fontOf(weights.regular), bold: fontOf(weights.bold) },
    });
  }
  return faces;
}
