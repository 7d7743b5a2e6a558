import type { Wants } from '@souk/broadcast/client/watch.ts';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '@/ui/cx.ts';
import { openSecondDoor } from '../api/open-second-door.ts';
import { type Following, followShow } from '../model/follow-show.ts';
import { followPresence } from '../model/presence.ts';

interface SecondPictureProps {
  showId: string;
  wants: Wants;
  isMuted: boolean;
  volume: number;
  /** Sent from here: it is not asked back for. */
  own: MediaStream | null;
}

/** Comes over a line of its own, so that the host's picture stays as it is whatever becomes of this one. */
export function SecondPicture({ showId, wants, isMuted, volume, own }: SecondPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasPicture, setHasPicture] = useState(false);
  const { video: isSeen, mostKbps } = wants;
  const line = useLine({ showId, own, wants });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is asked for by a new line alone
  useEffect(() => line.current?.renew(), [isSeen, mostKbps]);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.muted = isMuted || own !== null;
    current.volume = volume;
  }, [isMuted, volume, own]);
  useEffect(() => {
    if (video.current) line.begin(video.current);
    return line.end;
  }, [line]);
  return (
    <>
      <video
        ref={video}
        muted
        autoPlay
        playsInline
        disableRemotePlayback
        onLoadedData={({ currentTarget }) => setHasPicture(currentTarget.videoWidth > 0)}
        className={cx('size-full object-cover', hasPicture ? '' : 'opacity-0')}
      />
      {hasPicture ? null : (
        <LoaderCircle
          size={22}
          aria-hidden="true"
          className="absolute top-1/2 start-1/2 -m-2.75 animate-spin text-white/80"
        />
      )}
    </>
  );
}

interface SecondLine {
  current: Following | undefined;
  begin(video: HTMLVideoElement): void;
  end(): void;
}

/** The line of one second picture, which rests while nobody looks at the page. */
function useLine({ showId, own, wants }: Pick<SecondPictureProps, 'showId' | 'own' | 'wants'>): SecondLine {
  const wanted = useRef(wants);
  wanted.current = wants;
  return useMemo(() => secondLine({ showId, own, wants: () => wanted.current }), [showId, own]);
}

interface SecondLineOptions {
  showId: string;
  own: MediaStream | null;
  wants: () => Wants;
}

function secondLine({ showId, own, wants }: SecondLineOptions): SecondLine {
  let leavePresence = () => {};
  const line: SecondLine = {
    current: undefined,
    begin(video) {
      if (own) {
        video.srcObject = own;
        return;
      }
      const follow = () => {
        line.current ??= followShow(video, showId, {
          openDoor: openSecondDoor,
          wants,
          onState: () => undefined,
          // Nobody has touched the page yet: seen at least.
          onPlayRefused() {
            video.muted = true;
            void video.play().catch(() => undefined);
          },
        });
      };
      leavePresence = followPresence({
        onGone() {
          line.current?.stop();
          line.current = undefined;
        },
        onBack: follow,
      });
      follow();
    },
    end() {
      leavePresence();
      line.current?.stop();
      line.current = undefined;
    },
  };
  return line;
}
