import { posix } from 'node:path';

/** The file of this repository that an import leads to; of a package, its name as it stands. */
export function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `apps/web/src/${specifier.slice(2)}`;
  const own = /^@souk\/([^/]+)\/(.+)$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2]}`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier;
}
