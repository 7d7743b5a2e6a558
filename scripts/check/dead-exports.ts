import { importsOf, lineOf, type SourceFile, sourceFiles } from './files.ts';
import { targetOf } from './target.ts';

/**
 * What is exported and used neither by its own file nor by another is dead, and its tests keep it looking alive: they
 * and stories are no users. Of a door (`index.ts`) they are. What a package's README names is for those who use the
 * package.
 */
export function checkDeadExports(
  files: SourceFile[] = sourceFiles(/\.(tsx?|mjs)$|^packages\/[^/]+\/README\.md$/),
): string[] {
  const uses = usesIn(files);
  const readmes = new Map(
    files.filter(({ path }) => path.endsWith('/README.md')).map(({ path, text }) => [folderOf(path), text]),
  );
  return files
    .filter(({ path }) => !loadedByPath.test(path) && !path.endsWith('.md'))
    .flatMap((file) => {
      const users = uses.get(file.path);
      if (users?.has('*')) return [];
      const readme = readmes.get(folderOf(file.path)) ?? '';
      return exportsOf(file.text)
        .filter(({ name, index }) => !users?.has(name) && !isUsedWithin(file.text, name, index))
        .filter(({ name }) => !mentions(name).test(readme))
        .map(
          ({ name, index }) =>
            `${file.path}:${lineOf(file.text, index)} exports ${name}, which nothing uses: remove it, with its tests`,
        );
    });
}

/** Found by their place and never imported by name: screens, stories, suites, what the build enters by. */
const loadedByPath =
  /^apps\/web\/src\/(routes\/|entry-)|\.(stories|test|suite)\.tsx?$|\.(config|setup)\.m?ts$/;
const isTest = /\.(test|stories)\.tsx?$/;
/** Doors, and the tools of tests, stories and benches. */
const forTests =
  /\/index\.ts$|\.(builder|fixture|samples|examples)\.tsx?$|\/(testing|gallery)(\/|\.ts$)|^(e2e|bench)\//;

/** Of each file the names that others take from it; `*` where one takes all. */
function usesIn(files: SourceFile[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const file of files)
    for (const { specifier, names } of importsOf(file)) {
      const target = targetOf(file.path, specifier);
      if (isTest.test(file.path) && !forTests.test(target)) continue;
      const known = uses.get(target) ?? new Set();
      for (const name of names) known.add(name);
      uses.set(target, known);
    }
  return uses;
}

interface Export {
  name: string;
  index: number;
}

const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;

function exportsOf(text: string): Export[] {
  const named = [...text.matchAll(declared)].map(({ 1: name = '', index }) => ({ name, index }));
  const lists = [...text.matchAll(listed)].flatMap(({ 1: names = '', index }) =>
    names
      .split(',')
      .map((each) => each.trim().split(/\s+/).at(-1) ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ name, index })),
  );
  return [...named, ...lists];
}

/** Besides where it is exported; a comment or the path of an import is no use. */
function isUsedWithin(text: string, name: string, index: number): boolean {
  const rest = text.slice(0, index) + text.slice(text.indexOf(name, index) + name.length);
  const code = rest.replace(/^\s*\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$|\bfrom '[^']*'/gm, '');
  return mentions(name).test(code);
}

const mentions = (name: string) => new RegExp(`(?<![\\w.])${name}\\b`);

const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
