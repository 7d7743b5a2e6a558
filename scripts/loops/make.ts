import { writeFileSync } from 'node:fs';
import { writeFootage } from '@souk/broadcast/playout/footage.ts';
import { shopsWithHosts } from '../../apps/server/src/seed/bots/hosted.ts';
import { shops } from '../../apps/server/src/seed/content/shops.ts';
import { demoShopIds } from '../../apps/server/src/seed/demo-ids.ts';
import { openEncoder } from './encoder.ts';
import { makeFootage } from './footage.ts';
import { stageFor } from './stages.ts';

// What the shows of the demo world show. `npm run loops` makes all of it, `npm run loops halden-moor` that of one shop.
const asked = process.argv.slice(2);
const folder = new URL('../../apps/server/src/seed/on-air/footage/', import.meta.url);

await using encoder = await openEncoder();
const given = shops.filter((_, n) => shopsWithHosts.includes(demoShopIds[n]!));
for (const shop of given.filter(({ slug }) => asked.length === 0 || asked.includes(slug))) {
  const bytes = writeFootage(await makeFootage(encoder, stageFor(shop)));
  writeFileSync(new URL(`${shop.slug}.footage`, folder), bytes);
  console.log(`${shop.name}: ${Math.round(bytes.length / 1_000)} kB`);
}
