import type { Door } from './door.ts';
import { type Line, type LineState, openLine } from './line.ts';

/** What a viewer wants of a show: everything, at most so many kbit/s of its picture, or its sound alone. */
export interface Wants {
  readonly video: boolean;
  readonly mostKbps?: number | undefined;
}

export interface WatchOptions {
  readonly door: Door;
  /** Asked before each connection; after a change `line.renew()` brings it about. */
  wants?(): Wants;
  onState?(state: LineState): void;
  /** The browser would not play before the viewer touches the page. */
  onPlayRefused?(): void;
}

export interface Watching {
  readonly line: Line;
  /** Hands the stream to the element once more, for browsers that have lost it on the way. */
  attach(): void;
  stop(): Promise<void>;
}

/** A show may have no picture: then its sound is played after this time. */
const PICTURE_WITHIN_MS = 1_000;
const everything: Wants = { video: true };

/** Shows what is on air, and again by itself when the line is lost; until then the last picture stays. */
export function watch(video: HTMLVideoElement, options: WatchOptions): Watching {
  const wants = () => options.wants?.() ?? everything;
  const line = openLine({
    door: options.door,
    onState: (state) => options.onState?.(state),
    prepare: (connection) => {
      const stream = new MediaStream();
      const kinds = wants().video ? (['audio', 'video'] as const) : (['audio'] as const);
      for (const kind of kinds) connection.addTransceiver(kind, { direction: 'recvonly' });
      const begin = () => {
        if (connection.connectionState !== 'closed') show(video, stream, options);
      };
      connection.addEventListener('track', ({ track }) => {
        stream.addTrack(track);
        // A new stream is empty until its first packet, so the old one is shown until then.
        const waitsForPicture = track.kind === 'audio' && kinds.length > 1;
        const arrived = () => (waitsForPicture ? setTimeout(begin, PICTURE_WITHIN_MS) : begin());
        track.addEventListener('unmute', arrived, { once: true });
      });
    },
    offer: (sdp) => limited(sdp, wants().mostKbps),
  });
  return {
    line,
    attach() {
      const { srcObject } = video;
      if (!srcObject) return;
      video.srcObject = null;
      show(video, srcObject, options);
    },
    async stop() {
      const { srcObject } = video;
      await line.stop();
      // Another line may have begun meanwhile.
      if (video.srcObject === srcObject) video.srcObject = null;
    },
  };
}

function show(video: HTMLVideoElement, stream: MediaProvider, { onPlayRefused }: WatchOptions): void {
  if (video.srcObject === stream) return;
  video.srcObject = stream;
  video.play().catch((error: unknown) => {
    // Another `play` or a new source overtook it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    onPlayRefused?.();
  });
}

/** `b=AS` of RFC 8866, which stands after the `c=` of its medium. */
function limited(sdp: string, kbps: number | undefined): string {
  return kbps === undefined ? sdp : sdp.replace(/^(m=video .*\r\nc=.*\r\n)/m, `$1b=AS:${kbps}\r\n`);
}
