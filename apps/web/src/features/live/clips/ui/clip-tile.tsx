import type { Clip } from '@souk/shared/live/clips/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { wholeScreen } from '@/ui/picture/whole-screen.ts';

/** A clip among others: its first picture, how long it is, whose it is. */
export function ClipTile({ clip }: { clip: Clip }) {
  const t = useT();
  const clock = useClockTime();
  const { show, maker, title, video, seconds } = clip;
  return (
    <Link to="/clips/$clipId" params={{ clipId: clip._id }} className="group block min-w-0">
      <span className="relative block aspect-9/16 overflow-hidden rounded-16 bg-sunken">
        <Picture
          image={show.cover}
          alt=""
          sizes="(width < 640px) 45vw, 220px"
          className="!absolute inset-0 h-full !aspect-auto"
        />
        {video ? (
          <span className={cx('absolute inset-0', clip.beginsOnScreen && wholeScreen)}>
            <video
              src={`${video.url}#t=0.1`}
              muted
              playsInline
              preload="metadata"
              tabIndex={-1}
              aria-hidden="true"
              className="size-full object-cover"
            />
          </span>
        ) : null}
        <span className="absolute end-2 bottom-2 rounded-full bg-black/65 px-2 py-0.5 text-12 font-semibold text-white figures">
          {clock(seconds)}
        </span>
        {show.explicit ? (
          <span className="absolute start-2 top-2 rounded-full bg-black/65 px-2 py-0.5 text-12 font-semibold text-white">
            {t('scheduling.adults')}
          </span>
        ) : null}
      </span>
      <span
        dir="auto"
        className="own-words mt-2 line-clamp-2 text-14 font-semibold text-ink-1 group-hover:underline"
      >
        {title}
      </span>
      <span className="mt-0.5 block truncate text-12 text-ink-2">{t('clips.by', { name: maker.name })}</span>
    </Link>
  );
}
