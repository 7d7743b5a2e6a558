import type { ProductId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { Broadcast } from '../../platform/broadcast/index.ts';
import type { Log } from '../../platform/logging/log.ts';
import { shopsWithHosts } from '../bots/hosted.ts';
import type { DemoNow, Stage } from '../bots/stage.repo.ts';
import { shops } from '../content/shops.ts';
import { demoShopIds, stageOf } from '../demo-ids.ts';
import type { ShownShow } from './on-air.program.ts';
import { onAirProcess } from './on-air-process.ts';

interface OnAirParts {
  broadcast: Pick<Broadcast, 'token'>;
  /** Of the market, where it takes shows in. */
  url: string;
  log: Pick<Log, 'info' | 'warn'>;
}

const SEEN_FOR_MS = 60_000;
const TOKEN_MS = 5 * 60_000;
const RENEWED_MS = 2 * 60_000;

const hosted: ReadonlySet<ShopId> = new Set(shopsWithHosts);
const slugs = new Map(demoShopIds.map((id, n) => [id, shops[n]!.slug]));

/**
 * The shows of the demo world that go by themselves have a picture: drawn ones, sent as any host would send
 * theirs. They begin when a visitor looks at the market for the first time, and go on from then on.
 */
export class OnAir implements AsyncDisposable {
  readonly #parts: OnAirParts;
  readonly #process: ReturnType<typeof onAirProcess>;
  /** What was on the table last, which stays there until the next lot. */
  readonly #lots = new Map<ShowId, ProductId>();
  #hasBegun = false;
  #told = '';
  #toldAt = 0;

  constructor(parts: OnAirParts) {
    this.#parts = parts;
    this.#process = onAirProcess(parts.log);
  }

  pid(): number | undefined {
    return this.#process.pid();
  }

  /** How things stand, every second. */
  async follow({ stages, now, seenAt }: Pick<DemoNow, 'stages' | 'now' | 'seenAt'>): Promise<void> {
    this.#hasBegun ||= seenAt !== null && now - seenAt < SEEN_FOR_MS;
    if (!this.#hasBegun) return;
    const given = stages.filter((stage) => hosted.has(stage.shopId) && stageOf(stage));
    for (const { showId, running } of given) if (running) this.#lots.set(showId, running.productId);
    for (const showId of this.#lots.keys()) {
      if (!given.some((stage) => stage.showId === showId)) this.#lots.delete(showId);
    }
    const standing = JSON.stringify(given.map(({ showId }) => [showId, this.#lots.get(showId)]));
    if (standing === this.#told && now - this.#toldAt < RENEWED_MS) return;
    this.#told = standing;
    this.#toldAt = now;
    this.#process.show(await Promise.all(given.map((stage) => this.#shown(stage, now))));
  }

  async #shown({ showId, shopId, hostId }: Stage, now: number): Promise<ShownShow> {
    const { broadcast, url } = this.#parts;
    const claims = { may: 'publish', show: showId, who: hostId, mayPause: true } as const;
    return {
      id: showId,
      shop: slugs.get(shopId)!,
      lot: this.#lots.get(showId) ?? '',
      door: {
        url: `${url}/whip/${showId}`,
        token: await broadcast.token(claims, new Date(now + TOKEN_MS)),
      },
    };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#process.stop();
  }
}
