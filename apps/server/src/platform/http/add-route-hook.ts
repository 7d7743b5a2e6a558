import type { onRequestHookHandler, RouteOptions } from 'fastify';

/** Puts a hook of the platform before those a route brings along. */
export function addRouteHook(route: RouteOptions, hook: onRequestHookHandler): void {
  const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [hook, ...own];
}
