import { atMost, type Bar, median } from '../bars.ts';
import { gather, LISTENERS } from './crowd.ts';
import { startProgram } from './program.ts';
import { helloOf, listenTo } from './room.ts';

const ROUNDS = 3;
// Else most of what is measured is how far V8 let its nursery grow meanwhile.
const NURSERY = '--max-semi-space-size=1';

/** What each of 2 000 listeners to whom nothing happens takes, in servers that had none before. */
export async function measureMemory(database: string): Promise<Bar[]> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bytesEach('./bare-server.ts', database);
    const live = await bytesEach('./live-server.ts', database);
    console.log(`  an idle listener: bare ${Math.round(bare)} bytes, live ${Math.round(live)} bytes`);
    ratios.push(live / bare);
  }
  return [atMost('memory of an idle listener against a bare ws socket', median(ratios), 1.3, '×')];
}

async function bytesEach(file: './live-server.ts' | './bare-server.ts', database: string): Promise<number> {
  await using server = startProgram(file, [database], [NURSERY]);
  const port = await server.ask<number>('listen');
  const frames = file === './live-server.ts' ? [helloOf(null), listenTo('idle', 50)] : [];
  // What the first one brings into being is there for all who come after.
  await using _first = await gather({ port, frames });
  const before = await server.ask<number>('memory');
  await using _others = await gather({ port, frames });
  return ((await server.ask<number>('memory')) - before) / LISTENERS;
}
