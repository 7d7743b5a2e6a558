import { join } from 'node:path';
import { routeSizes } from '../../apps/web/build/route-sizes.ts';
import { atMost, type Bar } from '../bars.ts';
import { root } from './market.ts';

/** Not a screen of the market: it shows every part of the design system at once. */
const gallery = 'system-developer-ui';

/** The JavaScript of the landing page in all, and what each other route adds to the shell. */
export function measureScripts(): Bar[] {
  const sizes = routeSizes(join(root, 'apps/web/dist/client'));
  const landing = sizes.find(({ route }) => route === 'landing');
  const heaviest = sizes.find(({ route }) => route !== 'landing' && route !== gallery);
  if (!landing || !heaviest) throw new Error('The build has no routes: run "npm run build" first.');
  return [
    atMost('landing JavaScript, gzipped', landing.total / 1000, 140, 'kB'),
    atMost(`heaviest other route's own JavaScript (${heaviest.route})`, heaviest.own / 1000, 60, 'kB'),
  ];
}
