import { lineOf, type SourceFile, sourceFiles } from './files.ts';

/** Words a person reads come from the languages; Biome refuses them between tags, this in attributes. */
export function checkTexts(files: SourceFile[] = sourceFiles(/^apps\/web\/src\/.*\.tsx$/)): string[] {
  return files
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(spoken)].map(
        (match) =>
          `${file.path}:${lineOf(file.text, match.index)} has the text "${match[2]}" in ${match[1]}: make it a message and use t('...')`,
      ),
    );
}

const spoken =
  /\b(aria-label|aria-description|alt|title|placeholder|label)=(?:"|\{'|\{`)([^"'`{}]*\p{L}{2}[^"'`{}]*)/gu;
