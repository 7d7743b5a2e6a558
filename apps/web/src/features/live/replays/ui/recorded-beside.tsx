import { useEffect, useRef, useState } from 'react';
import { cx } from '@/ui/cx.ts';
import { type BesidePlayer, openBesidePlayer } from '../model/beside-player.ts';
import type { RecordedPlayer } from '../model/recorded-player.ts';

interface RecordedBesideProps {
  player: RecordedPlayer;
  playlist: string;
  isHeard: boolean;
}

/** The second picture of a recording, which goes with the host's own. */
export function RecordedBeside({ player, playlist, isHeard }: RecordedBesideProps) {
  const video = useRef<HTMLVideoElement>(null);
  const beside = useRef<BesidePlayer | null>(null);
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    const opened = openBesidePlayer(video.current, playlist, player);
    beside.current = opened;
    return () => opened.close();
  }, [player, playlist]);
  useEffect(() => beside.current?.setHeard(isHeard), [isHeard]);
  return (
    <video
      ref={video}
      muted
      playsInline
      disableRemotePlayback
      onLoadedData={() => setHasPicture(true)}
      className={cx('size-full object-cover', hasPicture ? '' : 'opacity-0')}
    />
  );
}
