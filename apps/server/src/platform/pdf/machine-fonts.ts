import { open, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type LetterRange, lettersInFile } from './font-letters.ts';

/** Where systems keep fonts. */
export const systemFolders: readonly string[] = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
];

export interface MachineFont {
  path: string;
  /** Which one, of a collection. */
  index: number;
  letters: readonly LetterRange[];
}

// No system has as many; who mounts a disk there is not read to its end.
const MOST_FILES = 3_000;

/** The fonts of a machine, those that suit a paper before others. Of their files only the lists of letters are read. */
export async function findMachineFonts(folders: readonly string[]): Promise<MachineFont[]> {
  const paths = (await Promise.all(folders.map(fontsIn))).flat().slice(0, MOST_FILES);
  const fonts: MachineFont[] = [];
  for (const path of paths.toSorted((a, b) => oddness(a) - oddness(b))) fonts.push(...(await readFont(path)));
  return fonts;
}

export const hasLetter = ({ letters }: MachineFont, code: number): boolean =>
  letters.some(([from, to]) => from <= code && code <= to);

async function fontsIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true });
    return entries.filter((name) => /\.(?:ttf|otf|ttc|otc)$/i.test(name)).map((name) => join(folder, name));
  } catch {
    // This system keeps none there.
    return [];
  }
}

/** A paper's own letters are upright, plain and without serifs. */
function oddness(path: string): number {
  const unlike = /italic|oblique|mono|condensed|narrow|black|thin|light|emoji|symbol/i.test(path) ? 4 : 0;
  const isNoto = /noto/i.test(path) ? 0 : 1;
  return (
    unlike + (/serif/i.test(path) && !/sans/i.test(path) ? 2 : 0) + (/bold/i.test(path) ? 2 : 0) + isNoto
  );
}

async function readFont(path: string): Promise<MachineFont[]> {
  try {
    await using file = await open(path);
    return (await lettersInFile(file)).map((letters, index) => ({ path, index, letters }));
  } catch {
    // Not every file of that name is a font that can be read, and others may have its letters.
    return [];
  }
}
