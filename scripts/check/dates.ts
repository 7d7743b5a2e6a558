import { lineOf, type SourceFile, sourceFiles } from './files.ts';

const allowed = new Set([
  'packages/shared/src/languages/dates.ts',
  // Takes a moment apart; nobody reads it.
  'packages/shared/src/wall-time.ts',
]);

/** Dates that a person reads are written in one place, alike on the server and in every browser. */
export function checkDates(
  files: SourceFile[] = sourceFiles(/^(apps\/web|packages\/shared)\/src\/.*\.tsx?$/),
): string[] {
  return files
    .filter(({ path }) => !allowed.has(path) && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(written)].map(
        ({ index }) =>
          `${path}:${lineOf(text, index)} writes a date by itself: use packages/shared/src/languages/dates.ts, or useFormat()`,
      ),
    );
}

/** Asking a browser for its own time zone is no writing. */
const written =
  /Intl\s*\.\s*DateTimeFormat(?!\(\)\.resolvedOptions)(?!Options)(?!PartTypes)|\.toLocale(?:Date|Time)String\(|\.formatRange\(/g;
