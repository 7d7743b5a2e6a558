import type { Show } from '@souk/shared/live/shows/schema.ts';
import { ListVideo } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Backdrop } from './backdrop.tsx';
import { LotList } from './lot-list.tsx';
import { RoomChat } from './room-chat.tsx';
import { RoomTop } from './room-top.tsx';
import { ShareButton } from './share-button.tsx';

interface LiveRoomProps {
  show: Show;
  /** Bidding: price, time, the button that never moves. */
  dock: ReactNode;
}

/** 296 / stage / 360 on a desk; on a phone the picture fills the screen and the rest lies over it. */
export function LiveRoom({ show, dock }: LiveRoomProps) {
  return (
    <div className="relative min-h-0 grow overflow-hidden lg:grid lg:grid-cols-[296px_minmax(0,1fr)_360px]">
      <RunList show={show} />
      <Stage show={show} />
      <div className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/75 from-40% to-transparent pt-16 sm:mx-auto sm:max-w-120 sm:bg-none lg:static lg:m-0 lg:max-w-none lg:border-s lg:border-line lg:overflow-y-auto lg:bg-surface lg:bg-none lg:pt-0">
        <div className="flex min-h-0 items-end gap-2 px-3 pb-2 lg:min-h-[6.5rem] lg:grow lg:items-stretch lg:p-0">
          <div className="min-h-0 min-w-0 grow lg:flex lg:flex-col">
            <RoomChat showId={show._id} hostName={show.host.name} />
          </div>
          <Rail show={show} />
        </div>
        {dock}
      </div>
    </div>
  );
}

function RunList({ show }: { show: Show }) {
  const t = useT();
  const current = show.currentLot?.number ?? null;
  return (
    <section
      aria-label={t('live.lots')}
      className="min-h-0 overflow-y-auto border-e border-line p-3 max-lg:hidden"
    >
      <p className="display px-1 text-18 text-ink-1">{show.title}</p>
      <p className="mt-1 mb-3 px-1 text-12 text-ink-2 figures">
        {current === null
          ? t('ui.lots', { count: show.lotCount })
          : t('live.lotOf', { number: current, total: show.lotCount })}
      </p>
      <LotList show={show} />
    </section>
  );
}

function Stage({ show }: { show: Show }) {
  const t = useT();
  const { number } = useFormat();
  const current = show.currentLot?.number ?? null;
  return (
    <section
      aria-label={t('live.stage')}
      className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden lg:relative lg:p-3"
    >
      <Backdrop cover={show.cover} />
      <div className="relative size-full lg:aspect-9/16 lg:h-full lg:w-auto lg:max-w-full lg:overflow-hidden lg:rounded-20">
        {show.cover ? (
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
        )}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-32 bg-linear-to-b from-black/50 to-transparent"
        />
        <div className="relative p-3">
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
          <p className="mt-2 flex h-7 w-fit max-w-full items-center gap-2 rounded-full bg-black/45 px-3 text-12 text-white lg:hidden">
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
        </div>
        <div className="absolute end-3 bottom-3 max-lg:hidden">
          <ShareButton title={show.title} round className="!bg-black/50 !text-white" />
        </div>
      </div>
    </section>
  );
}

/** Under the thumb: pass it on, and the run list. */
function Rail({ show }: { show: Show }) {
  const t = useT();
  const waiting = show.lots.filter(({ state }) => state === 'queued').length;
  return (
    <div className="flex shrink-0 flex-col gap-2.5 lg:hidden">
      <ShareButton title={show.title} round className="!bg-black/55 !text-white" />
      <Drawer
        dark
        from="bottom"
        title={t('live.lots')}
        trigger={
          <IconButton
            label={t('live.lots')}
            look="soft"
            size={44}
            round
            count={waiting}
            className="!bg-black/55 !text-white"
          >
            <ListVideo size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <LotList show={show} />
      </Drawer>
    </div>
  );
}
