import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { usePlayingClip } from '../model/use-playing-clip.ts';

/** What a clip of two pictures is operated with, as a browser's own controls know of one alone. From left to right in every language. */
export function ClipControls({ video }: { video: HTMLVideoElement }) {
  const t = useT();
  const clock = useClockTime();
  const { isPlaying, isMuted, second, seconds } = usePlayingClip(video);
  const said = t('replay.position', { time: clock(second), length: clock(seconds) });
  return (
    <div
      dir="ltr"
      className="absolute inset-x-0 bottom-0 z-2 flex items-center gap-1 bg-linear-to-t from-black/80 to-transparent px-2 pt-8 pb-1 text-white"
    >
      <Act
        label={t(isPlaying ? 'player.pause' : 'player.play')}
        onPress={() => (isPlaying ? video.pause() : void video.play().catch(() => undefined))}
      >
        {isPlaying ? (
          <Pause size={20} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={20} fill="currentColor" aria-hidden="true" />
        )}
      </Act>
      <input
        type="range"
        aria-label={t('clips.seek')}
        aria-valuetext={said}
        min={0}
        max={seconds || 1}
        step={0.1}
        value={second}
        onChange={({ target }) => {
          video.currentTime = target.valueAsNumber;
        }}
        className="h-11 min-w-0 grow cursor-pointer accent-white"
      />
      <Act
        label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onPress={() => {
          video.muted = !isMuted;
        }}
      >
        {isMuted ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
      </Act>
    </div>
  );
}

function Act({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
    >
      {children}
    </button>
  );
}
