import { importsOf, type SourceFile, sourceFiles } from './files.ts';
import { targetOf } from './target.ts';

/** Those that read what others wrote, in a worker or with what is loaded after the page. */
const readers = /\.worker\.ts$|\/notifications\/model\/bell-list\.ts$/;
const web = /^apps\/web\/src\/(?!.*(\.test\.tsx?|\/testing\/))/;

/**
 * Schemas are the server's: zod weighs as much as a screen. Words and numbers that a screen shares with a schema stand
 * in a module without it.
 */
export function checkLateSchemas(
  files: SourceFile[] = sourceFiles(/^(packages\/shared|apps\/web)\/src\/.*\.tsx?$/),
): string[] {
  const asked = new Map(
    files.map((file) => [file.path, importsOf(file).filter(({ typeOnly, lazy }) => !typeOnly && !lazy)]),
  );
  const carries = new Map<string, boolean>();
  return files
    .filter(({ path }) => web.test(path) && !readers.test(path))
    .flatMap(({ path }) =>
      (asked.get(path) ?? [])
        .filter(({ specifier }) => specifier === 'zod' || isShared(path, specifier))
        .map(
          ({ line, specifier }) => `${path}:${line} loads zod by ${specifier}: move what it needs beside it`,
        ),
    );

  function isShared(path: string, specifier: string): boolean {
    const target = targetOf(path, specifier);
    return target.startsWith('packages/shared/') && carriesZod(target);
  }

  function carriesZod(path: string): boolean {
    const known = carries.get(path);
    if (known !== undefined) return known;
    carries.set(path, false);
    const found = (asked.get(path) ?? []).some(
      ({ specifier }) => specifier === 'zod' || carriesZod(targetOf(path, specifier)),
    );
    carries.set(path, found);
    return found;
  }
}
