import { useEffect, useRef, useState } from 'react';
import { type Along, type AlongOptions, playAlong } from './play-along.ts';

interface VideoAlongProps extends AlongOptions {
  isHeard: boolean;
}

/** The second picture of a recording, which goes with the host's own. */
export function VideoAlong({ own, playlist, from, isHeard }: VideoAlongProps) {
  const video = useRef<HTMLVideoElement>(null);
  const along = useRef<Along | null>(null);
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    const opened = playAlong(video.current, { playlist, own, from });
    along.current = opened;
    return () => opened.close();
  }, [own, playlist, from]);
  useEffect(() => along.current?.setHeard(isHeard), [isHeard]);
  return (
    <video
      ref={video}
      muted
      playsInline
      disableRemotePlayback
      onLoadedData={() => setHasPicture(true)}
      className={hasPicture ? 'size-full object-cover' : 'size-full object-cover opacity-0'}
    />
  );
}
