import type { LineState } from '@souk/broadcast/client/line.ts';
import { type Wants, type Watching, watch } from '@souk/broadcast/client/watch.ts';
import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import { openDoor as openOwnDoor } from '../api/open-door.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

interface FollowOptions {
  wants(): Wants;
  onState(state: LineState['kind']): void;
  onPlayRefused(): void;
  /** Where something else of the show is seen. */
  openDoor?(showId: string): Promise<VideoDoor | undefined>;
}

export interface Following {
  /** Of the line that there is at the moment. */
  readonly connection: RTCPeerConnection | undefined;
  renew(): void;
  attach(): void;
  stop(): void;
}

/** Brings a show that is live into an element: asks where it is seen, and connects. */
export function followShow(video: HTMLVideoElement, showId: string, options: FollowOptions): Following {
  const { openDoor = openOwnDoor } = options;
  const stopped = new AbortController();
  let watching: Watching | undefined;
  const stop = () => {
    stopped.abort();
    void watching?.stop();
  };

  async function open(): Promise<void> {
    const first = await knock(() => openDoor(showId), stopped.signal);
    if (!first) return;
    let fresh: VideoDoor | null = first;
    const token = async () => {
      const door = fresh ?? (await openDoor(showId).catch(endIfOver));
      fresh = null;
      if (door) return door.token;
      stop();
      throw new Error('the show is over');
    };
    watching = watch(video, {
      door: { url: first.url, iceServers: first.iceServers, token },
      wants: options.wants,
      onState: ({ kind }) => options.onState(kind),
      onPlayRefused: options.onPlayRefused,
    });
  }

  function endIfOver(error: unknown): never {
    if (isOver(error)) stop();
    throw error;
  }

  options.onState('connecting');
  void open();
  return {
    get connection() {
      return watching?.line.connection;
    },
    renew: () => watching?.line.renew(),
    attach: () => watching?.attach(),
    stop,
  };
}

/** Asked again while the market does not answer; nothing once the show is over. */
async function knock(
  open: () => Promise<VideoDoor | undefined>,
  signal: AbortSignal,
): Promise<VideoDoor | null> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      const door = await open();
      return signal.aborted ? null : (door ?? null);
    } catch (error) {
      if (isOver(error)) return null;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return null;
}

const isOver = (error: unknown) => isApiError(error, 'show_not_live') || isApiError(error, 'not_found');
