import type { Door } from '@souk/broadcast/http/whip.routes.ts';

/** What carries live video: the built-in relay, or another that speaks WHIP and WHEP and takes our tokens. */
export interface Engine {
  /** Where it takes shows in or gives them out; undefined while it is not there. */
  door(door: Door): Promise<string | undefined>;
  /** Closes the lines of a show that is over. */
  endShow(show: string): Promise<void>;
  /** In the words of Prometheus. */
  metrics(): Promise<string>;
}

/** How the built-in relay is, or one of another process of the market. */
export interface OwnEngine extends Engine {
  pid(): number | undefined;
  stop(): Promise<void>;
}
