import type { Clip } from '@souk/shared/live/clips/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Spinner } from '@/ui/button/spinner.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { Picture } from '@/ui/picture/picture.tsx';

/** The clip as it plays, as it is being cut, or why there is none. */
export function ClipVideo({ clip: { state, video, show, title } }: { clip: Clip }) {
  const t = useT();
  if (state === 'failed')
    return (
      <div className="grid min-h-80 place-items-center rounded-20 bg-sunken">
        <EmptyState title={t('clips.failed')} note={t('clips.failedNote')} />
      </div>
    );
  if (!video)
    return (
      <div role="status" className="grid min-h-80 place-items-center rounded-20 bg-sunken p-6">
        <p className="flex items-center gap-3 text-16">
          <Spinner size={24} />
          {t('clips.making')}
        </p>
      </div>
    );
  const { url, width, height } = video;
  return (
    <div className="relative grid min-w-0 place-items-center overflow-hidden rounded-20 bg-sunken">
      {/* What is left beside a tall picture is a blurred copy of it, as in the room. */}
      <Picture
        image={show.cover}
        alt=""
        sizes="120px"
        className="!absolute inset-0 h-full !aspect-auto scale-125 opacity-60 blur-2xl"
      />
      <video
        controls
        autoPlay
        muted
        loop
        playsInline
        preload="auto"
        aria-label={title}
        src={url}
        width={width}
        height={height}
        {...(show.cover ? { poster: fallbackUrl(show.cover) } : {})}
        className="relative block h-auto max-h-[min(78dvh,52rem)] max-w-full object-contain max-sm:w-full sm:h-[min(78dvh,52rem)] sm:w-auto"
      >
        <track kind="captions" />
      </video>
    </div>
  );
}
