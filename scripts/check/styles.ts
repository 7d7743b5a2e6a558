import { type SourceFile, sourceFiles } from './files.ts';

/**
 * What a page has is asked anew with each element that comes or goes, and then all of the page is styled again: some 50 ms for
 * each picture of the landing page. Such a rule belongs to something smaller, or to a class.
 */
export function checkStyles(files: SourceFile[] = sourceFiles(/^apps\/web\/.*\.css$/)): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (ofAll.test(line) ? [`${path}:${at + 1} asks what the whole page has`] : [])),
  );
}

const ofAll = /(^|[\s,(])(\*|body|html|:root|#root|main|#content)(\[[^\]]*\]|:not\([^)]*\))*:has\(/;
