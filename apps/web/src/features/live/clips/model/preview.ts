import { type HlsSource, openHls } from '@/platform/hls/open-hls.ts';
import type { Part } from './part.ts';

/** What was chosen plays again and again; where it ends, one sees its last two seconds after moving that. */
const LAST = 2;

export interface Preview {
  choose(part: Part, moved: 'start' | 'end'): void;
  close(): void;
}

/** Plays a part of a recording in an element. */
export function openPreview(
  video: HTMLVideoElement,
  { playlist, part, onFail }: { playlist: string; part: Part; onFail: () => void },
): Preview {
  const closed = new AbortController();
  let [from, to] = part;
  let source: HlsSource | null = null;
  const again = () => {
    if (video.currentTime < to && !video.ended) return;
    video.currentTime = from;
    play();
  };
  const play = () => void video.play().catch(() => undefined);
  video.addEventListener('timeupdate', again);
  video.addEventListener('ended', again);
  void openHls(video, { url: playlist, startAt: from, onFail }, closed.signal)
    .then((opened) => {
      if (closed.signal.aborted) opened?.close();
      else source = opened;
      play();
    })
    .catch(onFail);
  return {
    choose([first, last], moved) {
      [from, to] = [first, last];
      video.currentTime = moved === 'start' ? from : Math.max(from, to - LAST);
      play();
    },
    close() {
      closed.abort();
      video.removeEventListener('timeupdate', again);
      video.removeEventListener('ended', again);
      source?.close();
    },
  };
}
