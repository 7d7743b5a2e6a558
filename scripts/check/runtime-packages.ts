import { readFileSync } from 'node:fs';
import { importsOf, type SourceFile, sourceFiles } from './files.ts';

/**
 * `npm start` installs no development dependencies, so what the market runs, its web build included, may not need one.
 */
export function checkRuntimePackages(
  files: SourceFile[] = sourceFiles(/^apps\/[^/]+\/.*\.tsx?$/),
  development: (workspace: string) => string[] = developmentPackages,
): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const [workspace] = /^apps\/[^/]+/.exec(file.path) ?? [''];
      const kept = development(workspace);
      return importsOf(file)
        .filter(({ specifier, typeOnly }) => !typeOnly && kept.includes(packageOf(specifier)))
        .map(
          ({ specifier, line }) =>
            `${file.path}:${line} imports ${specifier}: "npm start" does not install it, move it to "dependencies"`,
        );
    });
}

function isTest(path: string): boolean {
  return /\.(test|fixture|setup|stories)\.tsx?$/.test(path) || path.includes('/testing/');
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function developmentPackages(workspace: string): string[] {
  return ['package.json', `${workspace}/package.json`].flatMap((manifest) =>
    Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).devDependencies ?? {}),
  );
}
