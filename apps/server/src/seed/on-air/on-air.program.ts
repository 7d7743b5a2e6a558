import { readFileSync } from 'node:fs';
import type { Footage } from '@souk/broadcast/playout/footage.ts';
import type { Playout } from '@souk/broadcast/playout/playout.ts';

/** A show of the demo world as it is to be on air. */
export interface ShownShow {
  id: string;
  /** Whose footage it is. */
  shop: string;
  /** What is on the table, by its name in the footage. */
  lot: string;
  door: { url: string; token: string };
}

export type ToldAboutShows = readonly ShownShow[];
/** What this program says when it is up: whether it can send anything on this machine. */
export type SaidWhenUp = 'ready' | 'unsupported';

// The shows of the demo world as a process of its own: what is native in it may fail, and the market goes on.
const playing = await loadPlayout();
process.send?.((playing ? 'ready' : 'unsupported') satisfies SaidWhenUp);

async function loadPlayout() {
  try {
    const [{ Playout }, { SharedClock }, { readFootage }] = await Promise.all([
      import('@souk/broadcast/playout/playout.ts'),
      import('@souk/broadcast/playout/shared-clock.ts'),
      import('@souk/broadcast/playout/footage.ts'),
    ]);
    const clock = new SharedClock();
    return {
      open: (show: ConstructorParameters<typeof Playout>[0]) => new Playout(show, clock),
      read: (shop: string) =>
        readFootage(readFileSync(new URL(`./footage/${shop}.footage`, import.meta.url))),
    };
  } catch {
    // There is no native part for every machine.
    return undefined;
  }
}

const shown = new Map<string, { show: ShownShow; playout: Playout }>();
const footage = new Map<string, Footage>();

function tell(shows: ToldAboutShows): void {
  if (!playing) return;
  for (const [id, { playout }] of shown) {
    if (shows.some((show) => show.id === id)) continue;
    shown.delete(id);
    void playout.stop();
  }
  for (const show of shows) {
    const known = shown.get(show.id);
    if (known) {
      known.show = show;
      known.playout.put(show.lot);
      continue;
    }
    const shop = footage.get(show.shop) ?? playing.read(show.shop);
    footage.set(show.shop, shop);
    const playout = playing.open({
      ...{ footage: shop, lot: show.lot },
      door: () => shown.get(show.id)?.show.door ?? show.door,
    });
    shown.set(show.id, { show, playout });
  }
}

process.on('message', (message) => tell(message as ToldAboutShows));
// It ends with the market, however that ends.
process.on('disconnect', () => process.exit(0));
// A Ctrl-C, or a stop of the whole service, is for the market, which then ends this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
