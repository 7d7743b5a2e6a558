import { atMost, type Bar, median } from '../bars.ts';
import { freePort, start, temporaryFolder } from './market.ts';

/** How long `npm start` takes when everything is there already. */
export async function measureSecondStart(): Promise<Bar[]> {
  using data = temporaryFolder();
  const port = await freePort();
  const env = { PORT: String(port), SOUK_DATA: data.path };
  const ready = `http://127.0.0.1:${port}/readyz`;
  const first = await start('npm', ['start'], env, ready);
  await first[Symbol.asyncDispose]();
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await using second = await start('npm', ['start'], env, ready);
    times.push(second.readyAfter / 1000);
  }
  return [atMost('second start to ready', median(times), 3, 's')];
}
