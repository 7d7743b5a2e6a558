import type { Route } from '../call.ts';

interface Match {
  route: Route;
  ids: string[];
}

/** Finds who answers a call: by its method and the steps of its path. */
export function routerOf(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const known = routes.map((route) => ({ route, steps: route.path.split('/') }));
  return (method, path) => {
    const asked = path.split('/');
    for (const { route, steps } of known) {
      if (route.method !== method || steps.length !== asked.length) continue;
      if (!steps.every((step, place) => step === ':id' || step === asked[place])) continue;
      const ids = asked.filter((_, place) => steps[place] === ':id').map(decode);
      return { route, ids };
    }
    return undefined;
  };
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
