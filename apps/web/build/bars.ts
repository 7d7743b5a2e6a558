import type { RouteSize } from './route-sizes.ts';

/** Not a screen of the market: it shows every part of the design system at once. */
const gallery = 'system-developer-ui';
/** Most visits begin here, so that the shell counts too. */
const landing = 'landing';

/** In kB of 1000 bytes, gzipped: all of the landing page's code, and what another screen adds to the shell. */
export const bars = { landing: 140, own: 60 } as const;

/** What stands against which bar, the heaviest first. */
export function weighed(sizes: readonly RouteSize[]): Array<{ route: string; kB: number; bar: number }> {
  return sizes
    .filter(({ route }) => route !== gallery)
    .map(({ route, own, total }) =>
      route === landing
        ? { route, kB: total / 1000, bar: bars.landing }
        : { route, kB: own / 1000, bar: bars.own },
    )
    .sort((a, b) => b.kB / b.bar - a.kB / a.bar);
}

/** The screens that weigh more than they may, in words. */
export function tooHeavy(sizes: readonly RouteSize[]): string[] {
  return weighed(sizes)
    .filter(({ kB, bar }) => kB > bar)
    .map(({ route, kB, bar }) => `${route} brings ${kB.toFixed(1)} kB of code (bar ${bar})`);
}
