import type { Image } from '@souk/shared/images/schema.ts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { playsByItself } from '@/ui/show-card/plays-by-itself.ts';

interface PreviewClipProps {
  url: string;
  cover: Image | null;
  className?: string;
}

/** What the host shows before the show begins: without sound, and by itself only where that is welcome. */
export function PreviewClip({ url, cover, className }: PreviewClipProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (playsByItself()) void video.current?.play().catch(() => undefined);
  }, []);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  };
  return (
    <div className={cx('relative aspect-9/16 overflow-hidden rounded-20 bg-black', className)}>
      <video
        ref={video}
        src={url}
        {...(cover ? { poster: fallbackUrl(cover) } : {})}
        muted
        loop
        playsInline
        disableRemotePlayback
        preload="none"
        aria-label={t('live.clip')}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="size-full object-cover"
      />
      <IconButton
        label={t(isPlaying ? 'live.clipPause' : 'live.clipPlay')}
        look="soft"
        size={44}
        round
        className="!absolute end-2 bottom-2 !bg-black/55 !text-white"
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause size={20} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={20} fill="currentColor" aria-hidden="true" />
        )}
      </IconButton>
    </div>
  );
}
