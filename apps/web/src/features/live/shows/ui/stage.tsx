import { ListVideo } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { LiveShow } from '../model/live-show.ts';
import { Backdrop } from './backdrop.tsx';
import { RoomTop } from './room-top.tsx';
import { ShareButton } from './share-button.tsx';
import { useStageRows } from './use-stage-rows.ts';

interface StageProps {
  show: LiveShow;
  /** A `<video>`; it fills the frame as the cover does, which stands behind it until the first picture. */
  video?: ReactNode;
  /** What the picture is operated with. */
  controls?: ReactNode;
  reactions: ReactNode;
  /** What who leads the show reads above it, on a phone. */
  figures?: ReactNode;
  /** The ways to what else is shown. */
  beside?: ReactNode;
  /** What lies over the picture for a while. */
  children: ReactNode;
}

/** What is shown: on a phone the whole screen, on a desk 9:16 over its own blurred light. */
export function Stage({ show, video, controls, reactions, figures, beside, children }: StageProps) {
  const t = useT();
  const { number } = useFormat();
  const { frame, rows } = useStageRows();
  const current = show.currentLot?.number ?? null;
  return (
    <section
      aria-label={t('live.stage')}
      className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden lg:relative lg:p-3"
    >
      <Backdrop cover={show.cover} />
      <div
        ref={frame}
        className="relative size-full lg:aspect-9/16 lg:h-full lg:w-auto lg:max-w-full lg:overflow-hidden lg:rounded-20"
      >
        <Cover show={show} />
        {video ? (
          <div className="absolute inset-0 [&>video]:size-full [&>video]:object-cover">{video}</div>
        ) : null}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-32 bg-linear-to-b from-black/50 to-transparent"
        />
        <div className="pointer-events-none relative z-10 flex flex-col gap-2 p-3 *:pointer-events-auto lg:z-auto lg:h-full">
          <div ref={rows} className="flex flex-col gap-2">
            <RoomTop
              show={show}
              mark={
                <span className="flex min-h-9 items-center gap-1.5 rounded-full bg-black/45 ps-1 pe-2.5 text-14 font-semibold text-white figures">
                  <LiveBadge className="!rounded-full" />
                  <span className="sr-only">{t('ui.watching', { count: show.viewerCount })}</span>
                  <span aria-hidden="true">{number(show.viewerCount)}</span>
                </span>
              }
            />
            <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden lg:absolute lg:inset-x-3 lg:bottom-3 lg:me-13 [@media(height<520px)]:max-lg:absolute [@media(height<520px)]:max-lg:end-3 [@media(height<520px)]:max-lg:top-16">
              <p className="flex h-7 w-fit max-w-full min-w-0 items-center gap-2 rounded-full bg-black/45 px-3 text-12 text-white lg:hidden [@media(height<520px)]:hidden">
                <ListVideo size={15} aria-hidden="true" className="shrink-0" />
                <b dir="auto" className="own-words truncate font-semibold">
                  {show.title}
                </b>
                {current === null ? null : (
                  <span className="shrink-0 text-white/85 figures">
                    {t('live.lotOf', { number: current, total: show.lotCount })}
                  </span>
                )}
              </p>
              {controls}
            </div>
            {figures}
          </div>
          {children}
        </div>
        <div className="absolute end-3 bottom-3 max-lg:hidden">
          <ShareButton title={show.title} round className="!bg-black/50 !text-white" />
        </div>
      </div>
      {reactions}
      {beside}
    </section>
  );
}

function Cover({ show }: { show: LiveShow }) {
  return show.cover ? (
    <Picture
      image={show.cover}
      sizes="(width < 1024px) 100vw, 420px"
      priority
      className="!absolute inset-0 h-full !aspect-auto"
    />
  ) : (
    <span className="absolute inset-0 grid place-items-center pb-40 lg:pb-0">
      <Avatar name={show.host.name} picture={show.host.picture} size={168} />
    </span>
  );
}
