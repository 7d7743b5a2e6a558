import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { isScreenAt } from '@souk/shared/live/replays/screens.ts';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import type { Part } from '../model/part.ts';
import { openPreview, type Preview } from '../model/preview.ts';

interface ClipPreviewProps {
  recording: { playlist: string } & Pick<Replay, 'screens'>;
  part: Part;
  onFail: () => void;
}

/** What the clip will show, again and again, silent at first: what is watched goes on behind it. */
export function ClipPreview({ recording: { playlist, screens }, part, onFail }: ClipPreviewProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const preview = useRef<Preview | null>(null);
  const shown = useRef(part);
  const [isMuted, setMuted] = useState(true);
  const [isScreen, setScreen] = useState(false);
  const open = useEffectEvent((element: HTMLVideoElement) =>
    openPreview(element, { playlist, part, onFail }),
  );
  useEffect(() => {
    const element = video.current;
    if (!element || playlist === '') return;
    const opened = open(element);
    preview.current = opened;
    return () => opened.close();
  }, [playlist]);
  useEffect(() => {
    const moved = shown.current[0] === part[0] ? 'end' : 'start';
    if (shown.current[0] === part[0] && shown.current[1] === part[1]) return;
    shown.current = part;
    preview.current?.choose(part, moved);
  }, [part]);
  return (
    <div className="relative mx-auto aspect-9/16 h-[min(46dvh,24rem)] max-w-full overflow-hidden rounded-16 bg-sunken">
      <video
        ref={video}
        playsInline
        muted={isMuted}
        onTimeUpdate={({ currentTarget }) => setScreen(isScreenAt(screens, currentTarget.currentTime))}
        className={cx('size-full', isScreen ? 'object-contain' : 'object-cover')}
      />
      <IconButton
        {...{ size: 44, round: true, look: 'soft' }}
        className="!absolute end-2 bottom-2 !bg-black/60 !text-white"
        label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onClick={() => setMuted(!isMuted)}
      >
        {isMuted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
