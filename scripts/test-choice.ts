import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { concerns } from '../e2e/journeys/concerns.ts';

/** What of the tests is run: parts of paths for vitest, and journeys by the names of their files. */
export interface Choice {
  paths: string[];
  journeys: string[];
}

const root = join(import.meta.dirname, '..');
const homes = ['apps/server/src/features', 'apps/web/src/features', 'packages/shared/src'];

/** `npm test -- market`, `-- cart` or `-- market/cart`: a district, a noun, or any other part of a path. */
export function choose(words: readonly string[], folders = featureFolders()): Choice {
  const nouns = new Set<string>();
  const paths = words.map((word) => {
    const inside = folders.filter((folder) => `/${folder}/`.includes(`/${word}/`));
    for (const noun of [word, ...inside].flatMap((folder) => folder.split('/').at(-1) ?? [])) nouns.add(noun);
    // The cart is not whatever has these letters in its name.
    return inside.length > 0 ? `/${word}/` : word;
  });
  const journeys = Object.keys(concerns).filter(
    (name) => words.includes(name) || concerns[name]?.some((noun) => nouns.has(noun)),
  );
  return { paths, journeys };
}

/** Every folder of the features, by its path inside of them: `cart`, `money/cart`, `money/cart/ui`. */
export function featureFolders(): string[] {
  const all = homes.flatMap((home) =>
    readdirSync(join(root, home), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(join(root, home).length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  return [...new Set(all)];
}
