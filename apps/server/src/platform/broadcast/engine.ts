import type { Door } from '@souk/broadcast/http/whip.routes.ts';
import type { Received } from '@souk/broadcast/received/receiving.ts';
import type { ShowStatistics } from '@souk/broadcast/relay/statistics.ts';
import type { Recorder } from './recorder.ts';
import type { BroadcastEvent } from './relay-events.ts';

/** What carries live video: the built-in relay, or another that speaks WHIP and WHEP and takes our tokens. */
export interface Engine {
  /** Where it takes shows in or gives them out; undefined while it is not there. */
  door(door: Door): Promise<string | undefined>;
  /**
   * Closes the connections of a show that is over, also of its second picture; with `who`, only this
   * person's.
   */
  endShow(show: string, who?: string): Promise<void>;
  /** What of one picture neither viewers nor a recording get from now on. Nothing happens where the engine cannot. */
  withhold(picture: string, kinds: readonly ('audio' | 'video')[]): Promise<void>;
  /** Who comes on air and who is gone, as it happens. Nothing where the engine does not say. */
  events(signal: AbortSignal): AsyncIterable<BroadcastEvent>;
  /** What arrives of a show; undefined while nothing does, or where the engine does not say. */
  figures(show: string): Promise<ShowStatistics | undefined>;
  /**
   * Where another engine carries the pictures: which of them the market has to hear of and to record. False while that
   * engine does not answer, so that nobody can know who is gone.
   */
  follow?(wanted: readonly Received[]): Promise<boolean>;
  /** Where another engine carries the pictures: a person was let in there to send one. */
  opened?(line: OpenedLine): Promise<void>;
  /** In the words of Prometheus. */
  metrics(): Promise<string>;
  /** Where this process of the market has one. */
  readonly recorder?: Recorder;
}

/** A line at another engine over which a person sends. */
export interface OpenedLine {
  readonly show: string;
  /** Where it is closed, and the token that opened it. */
  readonly url: string;
  readonly token: string;
}

/** How the built-in relay is, or one of another process of the market. */
export interface OwnEngine extends Engine {
  pid(): number | undefined;
  stop(): Promise<void>;
}
