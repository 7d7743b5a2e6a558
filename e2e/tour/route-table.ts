import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const router = join(import.meta.dirname, '../../apps/web/src/app/router.tsx');

/** The paths of the app's router table, as they stand in its source: `/shop/$shopId`. */
export function routePaths(): string[] {
  const table = readFileSync(router, 'utf8');
  const parents = new Map<string, string>([['root', '']]);
  for (const [, name = '', path = ''] of table.matchAll(/const (\w+) = screen\(root, '([^']+)'/g))
    parents.set(name, path);
  return [...table.matchAll(/(= )?screen\((\w+), '([^']+)'/g)].flatMap(
    ([, isParent, parent = '', path = '']) => {
      const before = parents.get(parent);
      // What stands inside a parent is drawn at its first child's place.
      return isParent || before === undefined ? [] : [`${before}${path}`.replace(/(.)\/$/, '$1')];
    },
  );
}

/** The route that answers an address: of those that fit, the one that names the most of it. */
export function routeOf(address: string, routes: readonly string[]): string | undefined {
  const { pathname } = new URL(address, 'http://souk.invalid');
  const parts = pathname.split('/');
  const fitting = routes.filter((route) => {
    const names = route.split('/');
    return (
      names.length === parts.length && names.every((name, at) => name.startsWith('$') || name === parts[at])
    );
  });
  const unnamed = (route: string) => route.split('$').length;
  return fitting.sort((a, b) => unnamed(a) - unnamed(b))[0];
}
