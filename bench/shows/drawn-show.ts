import { setTimeout as pause } from 'node:timers/promises';
import { openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { shopsWithHosts } from '../../apps/server/src/seed/bots/hosted.ts';
import { shops } from '../../apps/server/src/seed/content/shops.ts';
import { demoShopIds } from '../../apps/server/src/seed/demo-ids.ts';
import { onAirProcess } from '../../apps/server/src/seed/on-air/on-air-process.ts';
import { atMost, type Bar } from '../bars.ts';
import { cpuSecondsOf, openReceivers } from './forwarding.ts';

const SETTLE_MS = 5_000;
const MEASURE_MS = 10_000;
/** As many as the demo world has on air at once, or nearly. */
const SHOWS = 4;
const log = { info: () => undefined, warn: () => undefined };

/** What a show of the demo world takes of a core, with what sends it and what passes it on: watched, and while nobody is there. */
export async function measureDrawnShow(): Promise<Bar[]> {
  await using relay = await openRelayProcess();
  const sending = onAirProcess(log);
  try {
    const shown = shopsWithHosts.slice(0, SHOWS).map((shopId, n) => {
      const id = `drawn-${n}`;
      const token = relay.token('publish', id, { mayPause: true });
      const shop = shops[demoShopIds.indexOf(shopId)]!.slug;
      return { id, shop, lot: '', door: { url: `${relay.url}/whip/${id}`, token } };
    });
    sending.show(shown);
    await pause(SETTLE_MS);
    const share = async () => {
      const [sent, passedOn] = await Promise.all([shareOf(sending.pid()!), shareOf(relay.pid!)]);
      return sent + passedOn;
    };
    const unwatched = (await share()) / SHOWS;
    await using receivers = await openReceivers(shown.map(({ id }) => relay.watchDoor(id)));
    await pause(SETTLE_MS);
    await receivers.ask();
    const watched = (await share()) / SHOWS;
    const { received } = await receivers.ask();
    if (received === 0) throw new Error('nobody saw the drawn shows of this measurement');
    return [
      atMost('a drawn show that somebody watches, of a core', watched, 0.03),
      atMost('a drawn show that nobody watches, of a core', unwatched, 0.005),
    ];
  } finally {
    await sending.stop();
  }
}

async function shareOf(pid: number): Promise<number> {
  const [cpu, begun] = [cpuSecondsOf(pid), performance.now()];
  await pause(MEASURE_MS);
  return (cpuSecondsOf(pid) - cpu) / ((performance.now() - begun) / 1_000);
}
