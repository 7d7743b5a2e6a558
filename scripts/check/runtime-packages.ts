import { readFileSync } from 'node:fs';
import { importsOf, type SourceFile, sourceFiles } from './files.ts';

/**
 * `npm start` installs no development dependencies, so what the market runs, its web build included, stands among the
 * "dependencies" of the workspace that imports it.
 */
export function checkRuntimePackages(
  files: SourceFile[] = sourceFiles(/^(apps|packages)\/[^/]+\/.*\.tsx?$/),
  installed: (workspace: string) => string[] = installedPackages,
): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const [workspace] = /^[^/]+\/[^/]+/.exec(file.path) ?? [''];
      const there = installed(workspace);
      return importsOf(file)
        .filter(({ specifier, typeOnly }) => !typeOnly && isPackage(specifier))
        .filter(({ specifier }) => !there.includes(packageOf(specifier)))
        .map(
          ({ specifier, line }) =>
            `${file.path}:${line} imports ${specifier}: name it in the "dependencies" of ${workspace}/package.json`,
        );
    });
}

function isTest(path: string): boolean {
  return /\.(test|fixture|setup|stories)\.tsx?$/.test(path) || /\/testing(\/|\.ts$)/.test(path);
}

/** Not a file, not Node's own, nothing that the build makes. */
function isPackage(specifier: string): boolean {
  return !/^(\.|@\/)|:/.test(specifier);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const known = new Map<string, string[]>();

function installedPackages(workspace: string): string[] {
  const read = known.get(workspace) ?? readPackages(workspace);
  known.set(workspace, read);
  return read;
}

function readPackages(workspace: string): string[] {
  const manifest = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));
  return ['dependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );
}
