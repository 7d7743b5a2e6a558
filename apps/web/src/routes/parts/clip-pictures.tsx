import type { ClipDetails } from '@souk/shared/live/clips/schema.ts';
import { isScreenAt } from '@souk/shared/live/replays/screens.ts';
import { secondAt } from '@souk/shared/live/replays/second-then.ts';
import { useState } from 'react';
import { ClipControls } from '@/features/live/clips/ui/clip-controls.tsx';
import { TwoPlaces } from '@/features/live/video/ui/two-places.tsx';
import { VideoAlong } from '@/platform/hls/video-along.tsx';
import { cx } from '@/ui/cx.ts';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { Picture } from '@/ui/picture/picture.tsx';

interface ClipPicturesProps {
  clip: ClipDetails;
  video: NonNullable<ClipDetails['video']>;
}

/** A clip with what was seen beside the host: the host's picture is its file, the other one comes from the recording. */
export function ClipPictures({ clip: { title, show, starts, screens, second }, video }: ClipPicturesProps) {
  const [own, setOwn] = useState<HTMLVideoElement | null>(null);
  const [place, setPlace] = useState(starts);
  const then = secondAt(second, place);
  return (
    <div className="relative grid min-w-0 place-items-center overflow-hidden rounded-20 bg-sunken">
      <Picture
        image={show.cover}
        alt=""
        sizes="120px"
        className="!absolute inset-0 h-full !aspect-auto scale-125 opacity-60 blur-2xl"
      />
      <div
        data-theme="dark"
        className="relative aspect-9/16 w-full overflow-hidden rounded-20 bg-black sm:h-[min(78dvh,52rem)] sm:w-auto sm:max-w-full"
      >
        <TwoPlaces
          on="clip"
          layout={then?.isSeen ? then.layout : null}
          name={then?.name ?? ''}
          isMuted={then ? !then.isHeard : false}
          second={
            then && own ? (
              <VideoAlong
                key={then.playlist}
                {...{ own, from: starts, playlist: then.playlist, isHeard: then.isHeard }}
              />
            ) : null
          }
        >
          <video
            ref={setOwn}
            autoPlay
            muted
            loop
            playsInline
            preload="auto"
            aria-label={title}
            src={video.url}
            {...(show.cover ? { poster: fallbackUrl(show.cover) } : {})}
            onTimeUpdate={({ currentTarget }) => setPlace(starts + currentTarget.currentTime)}
            className={cx('size-full', isScreenAt(screens, place) && '!object-contain')}
          >
            <track kind="captions" />
          </video>
        </TwoPlaces>
        {own ? <ClipControls video={own} /> : null}
      </div>
    </div>
  );
}
