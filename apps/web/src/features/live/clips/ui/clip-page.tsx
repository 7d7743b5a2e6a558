import type { ClipDetails } from '@souk/shared/live/clips/schema.ts';
import { Link } from '@tanstack/react-router';
import { Download, Radio, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useShare } from '@/ui/share/use-share.ts';
import { RatingMark } from '@/ui/star-rating/rating-mark.tsx';

interface ClipPageProps {
  clip: ClipDetails;
  /** It as it plays. */
  picture: ReactNode;
  /** Taking it away or reporting it, for those who may. */
  acts: ReactNode;
  /** Others of the same shop. */
  more: ReactNode;
}

/** A clip on a page of its own: the picture, whose it is, and the way to the show it is of. */
export function ClipPage({ clip, picture, acts, more }: ClipPageProps) {
  const t = useT();
  const { relative } = useFormat();
  const share = useShare();
  const { title, maker, shop, show, video, second } = clip;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-10">
        {picture}
        <div className="min-w-0 lg:pt-4">
          <h1 dir="auto" className="own-words display text-28">
            {title}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-ink-2">
            {show.explicit ? (
              <span className="rounded-full bg-fill px-2.5 py-0.5 font-semibold text-ink-1">
                {t('scheduling.adults')}
              </span>
            ) : null}
            <span>
              {t('clips.by', { name: maker.name })} · {relative(clip.createdAt)}
            </span>
          </p>
          <Link
            to="/shop/$shopId"
            params={{ shopId: shop._id }}
            className="mt-5 flex min-h-14 items-center gap-3 rounded-16 border border-line bg-surface p-3 hover:bg-hover"
          >
            <Avatar name={shop.name} picture={shop.logo} size={44} />
            <span className="min-w-0">
              <span dir="auto" className="own-words block truncate text-15 font-semibold">
                {shop.name}
              </span>
              <span className="block text-13 text-ink-2">
                <RatingMark value={shop.rating} />
              </span>
            </span>
          </Link>
          <p className="mt-5 text-13 text-ink-2">{t('clips.fromShow')}</p>
          <p dir="auto" className="own-words text-16 font-semibold">
            {show.title}
          </p>
          <div className="mt-4 flex flex-col gap-3">
            {show.state === 'live' ? (
              <ButtonLink
                {...{ look: 'accent', size: 48, block: true }}
                to="/live/$roomId"
                params={{ roomId: show._id }}
                icon={<Radio size={18} aria-hidden="true" />}
              >
                {t('clips.watchLive')}
              </ButtonLink>
            ) : (
              <ButtonLink
                {...{ look: 'accent', size: 48, block: true }}
                to="/live/$roomId"
                params={{ roomId: show._id }}
                search={{ t: String(Math.floor(clip.from)) }}
                icon={<RotateCcw size={18} aria-hidden="true" />}
              >
                {t('clips.watchReplay')}
              </ButtonLink>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                size={48}
                className="grow"
                icon={<Share2 size={18} aria-hidden="true" />}
                onClick={() => void share(title)}
              >
                {t('clips.share')}
              </Button>
              {video ? (
                <a
                  href={`${video.url}?download=1`}
                  download
                  className={buttonStyle({ size: 48, className: 'grow' })}
                >
                  <Download size={18} aria-hidden="true" />
                  {t('clips.download')}
                </a>
              ) : null}
            </div>
            {video && second.length > 0 ? (
              <p className="text-13 text-pretty text-ink-2">{t('clips.downloadAlone')}</p>
            ) : null}
          </div>
          <div className="mt-4 -ms-3 flex flex-wrap gap-2">{acts}</div>
        </div>
      </div>
      {more}
    </>
  );
}
