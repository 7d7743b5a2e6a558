import { importsOf, type SourceFile, sourceFiles } from './files.ts';
import { targetOf } from './target.ts';

/** Files that import each other in a circle, however long; types alone may. Each is told once, with the way round. */
export function checkCircles(files: SourceFile[] = sourceFiles(/^(apps|packages)\/.*\.tsx?$/)): string[] {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
        .map(({ specifier }) => targetOf(file.path, specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const onWay = new Set<string>();
  for (const path of graph.keys()) follow(path);
  return circles;

  function follow(path: string): void {
    if (done.has(path)) return;
    if (onWay.has(path)) {
      const round = [...way.slice(way.indexOf(path)), path];
      circles.push(round.join('\n  imports '));
      return;
    }
    way.push(path);
    onWay.add(path);
    for (const next of graph.get(path) ?? []) follow(next);
    way.pop();
    onWay.delete(path);
    done.add(path);
  }
}
