import { lineOf, type SourceFile, sourceFiles } from './files.ts';

const features = 'apps/server/src/features/';
const tests = /\.(test|builder|fixture|process)\.ts$|\/testing\//;

/** Who else wants to change a row calls a function of its owner. */
const writtenBy: Readonly<Record<string, string>> = {
  lots: `${features}live/auctions/`,
  live_collections: 'apps/server/src/platform/live/',
  live_documents: 'apps/server/src/platform/live/',
};
/** Not even read by others: `documentsIn` and its like say which of the rows are documents. */
const readBy: Readonly<Record<string, string>> = {
  live_collections: 'apps/server/src/platform/live/',
  live_documents: 'apps/server/src/platform/live/',
};

/** Statements on a table outside of its owner. Tests and the builders of their worlds may write anything. */
export function checkTableOwners(files: SourceFile[] = sourceFiles(/^apps\/server\/src\/.*\.ts$/)): string[] {
  return files
    .filter(({ path }) => !tests.test(path))
    .flatMap((file) => [...complaints(file, writtenBy, writes), ...complaints(file, readBy, reads)]);
}

const writes = (table: string) =>
  new RegExp(
    `\\b(?:insert into|update|delete from)\\s+${table}\\b|\\b(?:insertInto|updateTable|deleteFrom|insertAll)\\((?:\\w+,\\s*)?'${table}\\b`,
    'g',
  );
const reads = (table: string) =>
  new RegExp(`\\b(?<!delete )(?:from|join)\\s+${table}\\b|\\b(?:selectFrom|\\w+Join)\\('${table}\\b`, 'g');

function complaints(
  { path, text }: SourceFile,
  owners: Readonly<Record<string, string>>,
  statements: (table: string) => RegExp,
): string[] {
  return Object.entries(owners)
    .filter(([, owner]) => !path.startsWith(owner))
    .flatMap(([table, owner]) =>
      [...text.matchAll(statements(table))].map(
        ({ index }) =>
          `${path}:${lineOf(text, index)} is about rows of ${table}: call a function of ${owner}`,
      ),
    );
}
