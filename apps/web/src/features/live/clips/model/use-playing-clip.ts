import { useEffect, useState } from 'react';

export interface PlayingClip {
  isPlaying: boolean;
  isMuted: boolean;
  second: number;
  /** 0 as long as it is not known. */
  seconds: number;
}

const signs = ['play', 'pause', 'volumechange', 'timeupdate', 'durationchange'] as const;

const lookAt = (video: HTMLVideoElement): PlayingClip => ({
  ...{ isPlaying: !video.paused, isMuted: video.muted, second: video.currentTime },
  seconds: Number.isFinite(video.duration) ? video.duration : 0,
});

/** How a clip stands that is played in an element. */
export function usePlayingClip(video: HTMLVideoElement): PlayingClip {
  const [playing, setPlaying] = useState(() => lookAt(video));
  useEffect(() => {
    const look = () => setPlaying(lookAt(video));
    look();
    for (const name of signs) video.addEventListener(name, look);
    return () => {
      for (const name of signs) video.removeEventListener(name, look);
    };
  }, [video]);
  return playing;
}
