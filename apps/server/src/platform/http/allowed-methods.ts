import type { RouteOptions } from 'fastify';

/** The methods an address does answer, to be told when it was asked with another. */
export function allowedMethods(routes: readonly RouteOptions[], url: string): string[] {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const methods = routes
    .filter((route) => !route.config?.hidden && matches(route.url, path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  return [...new Set(methods)].sort();
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.includes('*')) return false;
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}
