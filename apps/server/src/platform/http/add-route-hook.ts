import type { onRequestHookHandler, preHandlerHookHandler, RouteOptions } from 'fastify';

/** Puts a hook of the platform before those a route brings along. */
export function addRouteHook(route: RouteOptions, hook: onRequestHookHandler): void {
  const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [hook, ...own];
}

/** The same, for what looks at the input that the route's schema has read. */
export function addInputHook(route: RouteOptions, hook: preHandlerHookHandler): void {
  const own = route.preHandler === undefined ? [] : [route.preHandler].flat();
  route.preHandler = [hook, ...own];
}
