import type { Door } from './door.ts';
import { type Line, type LineState, openLine } from './line.ts';

export interface WatchOptions {
  readonly door: Door;
  onState?(state: LineState): void;
  /** The browser would not play before somebody touches the page. */
  onPlayRefused?(): void;
}

export interface Watching {
  readonly line: Line;
  stop(): Promise<void>;
}

/** Shows what is on air, and again by itself when the line is lost; until then the last picture stays. */
export function watch(video: HTMLVideoElement, options: WatchOptions): Watching {
  const line = openLine({
    door: options.door,
    onState: (state) => options.onState?.(state),
    prepare: (connection) => {
      const stream = new MediaStream();
      connection.addTransceiver('audio', { direction: 'recvonly' });
      connection.addTransceiver('video', { direction: 'recvonly' });
      connection.addEventListener('track', ({ track }) => {
        stream.addTrack(track);
        // A new stream is empty until its first packet, so the old one is shown until then.
        track.addEventListener('unmute', () => show(video, stream, options), { once: true });
      });
    },
  });
  return {
    line,
    async stop() {
      await line.stop();
      video.srcObject = null;
    },
  };
}

function show(video: HTMLVideoElement, stream: MediaStream, { onPlayRefused }: WatchOptions): void {
  if (video.srcObject === stream) return;
  video.srcObject = stream;
  video.play().catch((error: unknown) => {
    // Another `play` or a new source overtook it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    onPlayRefused?.();
  });
}
