import { startMarketProcess } from './market-process.ts';
import { openTalkers } from './talkers.ts';
import { buildBusyWorld } from './world.ts';
import { openWriteLoad } from './write-load.ts';
import { writersOf } from './writers.ts';

export type BusyMarket = Awaited<ReturnType<typeof startBusyMarket>>;

/** A real market in which people write all the time. */
export async function startBusyMarket({ buyers = 40, pairs = 4 } = {}) {
  await using opening = new AsyncDisposableStack();
  const market = opening.use(await startMarketProcess());
  const world = opening.use(await buildBusyWorld(market, { buyers }));
  const talkers = opening.adopt(await openTalkers(world, { pairs }), ({ close }) => close());
  const load = opening.adopt(openWriteLoad([...writersOf(world), ...talkers.writers]), ({ stop }) => stop());
  const open = opening.move();
  return { market, world, talkers, load, [Symbol.asyncDispose]: () => open.disposeAsync() };
}
