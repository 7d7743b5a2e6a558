import { join } from 'node:path';
import { bars, tooHeavy, weighed } from '../../apps/web/build/bars.ts';
import { routeSizes } from '../../apps/web/build/route-sizes.ts';
import { atMost, type Bar } from '../bars.ts';
import { root } from './market.ts';

/** The JavaScript of the landing page in all, and what each other route adds to the shell. */
export function measureScripts(): Bar[] {
  const routes = routeSizes(join(root, 'apps/web/dist/client'));
  const sizes = weighed(routes);
  const landing = sizes.find(({ bar }) => bar === bars.landing);
  const heaviest = sizes.find(({ bar }) => bar === bars.own);
  if (!landing || !heaviest) throw new Error('The build has no routes: run "npm run build" first.');
  for (const told of tooHeavy(routes)) console.log(`  ${told}`);
  return [
    atMost('landing JavaScript, gzipped', landing.kB, landing.bar, 'kB'),
    atMost(`heaviest other route's own JavaScript (${heaviest.route})`, heaviest.kB, heaviest.bar, 'kB'),
  ];
}
