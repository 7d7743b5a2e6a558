import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import {
  Bookmark,
  BookmarkCheck,
  CalendarClock,
  CalendarPlus,
  Gavel,
  PencilLine,
  Sparkles,
  Users,
} from 'lucide-react';
import { type ReactNode, use } from 'react';
import { apiBase } from '@/platform/api/base.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { timeUntil } from '../model/room.ts';
import { Backdrop } from './backdrop.tsx';
import { PreviewClip } from './preview-clip.tsx';
import { RoomTop } from './room-top.tsx';
import { ShareButton } from './share-button.tsx';

interface RoomBeforeProps {
  show: Show;
  doors?: ReactNode;
  /** What one is asked before it begins. */
  asked?: ReactNode;
}

/** The door before the show: when it opens, what will be sold, and a bookmark; who leads it opens it here. */
export function RoomBefore({ show, doors, asked }: RoomBeforeProps) {
  const t = useT();
  const { dayAndTime, number } = useFormat();
  return (
    <div className="relative min-h-0 grow overflow-hidden">
      <Backdrop cover={show.cover} strong />
      <div className="absolute inset-0 overflow-y-auto">
        <div className="mx-auto flex min-h-full w-full max-w-245 flex-col px-4 pt-3 pb-40 lg:pt-6 lg:pb-10">
          <RoomTop
            show={show}
            mark={
              <span className="flex min-h-9 items-center gap-2 rounded-full bg-black/45 px-3 text-14 font-semibold text-white figures">
                <Users size={17} aria-hidden="true" />
                <span className="sr-only">{t('ui.reminded', { count: show.reminderCount })}</span>
                <span aria-hidden="true">{number(show.reminderCount)}</span>
              </span>
            }
          />
          <div className="my-auto grid items-center gap-10 pt-10 lg:grid-cols-[300px_1fr] lg:gap-14">
            {show.clip ? (
              <PreviewClip
                url={show.clip}
                cover={show.cover}
                className="max-lg:mx-auto max-lg:h-[44dvh] max-lg:max-w-full"
              />
            ) : (
              <Picture
                image={show.cover}
                ratio="9/16"
                sizes="300px"
                priority
                className="rounded-20 max-lg:!hidden"
              />
            )}
            <div className="text-center lg:text-start">
              <p className="flex items-center justify-center gap-2 text-14 font-semibold text-accent figures lg:justify-start">
                <CalendarClock size={18} aria-hidden="true" />
                <time dateTime={show.startsAt}>{dayAndTime(show.startsAt)}</time>
              </p>
              <h1 className="display mt-3 text-36 text-white lg:text-48">{show.title}</h1>
              {show.description ? (
                <p
                  dir="auto"
                  className="own-words mx-auto mt-3 max-w-110 text-16 text-white/85 lg:mx-0 lg:text-18"
                >
                  {show.description}
                </p>
              ) : null}
              <Clock startsAt={show.startsAt} />
              <div role="status">
                {show.state === 'rehearsal' && !show.can.host ? (
                  <p className="mt-5 flex items-center justify-center gap-2 text-16 font-semibold text-white lg:justify-start">
                    <Sparkles size={18} aria-hidden="true" className="shrink-0 text-accent" />
                    {t('live.gettingReady')}
                  </p>
                ) : null}
              </div>
              <div className="mt-5 max-w-110 empty:hidden">{asked}</div>
              <p className="mt-4 text-14 text-white/90">
                {/* Who leads it is not asked to be reminded. */}
                {t(show.can.host ? 'ui.reminded' : 'live.areIn', { count: show.reminderCount })}
              </p>
              <div className="mt-7 hidden gap-3 lg:flex">
                {doors}
                <MainAct show={show} />
                <ShareButton title={show.title} size={56} />
              </div>
              <p className="mt-5">
                <a
                  href={`${apiBase}/shows/${show._id}.ics`}
                  className="touch-44 inline-flex items-center gap-2 text-14 font-semibold text-white/90 underline-offset-4 hover:underline"
                >
                  <CalendarPlus size={17} aria-hidden="true" />
                  {t('scheduling.addToCalendar')}
                </a>
              </p>
            </div>
          </div>
          <InThisShow lots={show.lots} total={show.lotCount} />
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 rounded-t-24 border-t border-line bg-surface/96 p-4 pb-[max(16px,env(safe-area-inset-bottom))] lg:hidden">
        <div className="flex flex-wrap gap-2.5 sm:mx-auto sm:max-w-120">
          <ShareButton title={show.title} size={56} />
          {doors}
          <MainAct show={show} />
        </div>
      </div>
    </div>
  );
}

/** Whose show it is changes it; others are reminded. */
function MainAct({ show }: { show: Show }) {
  const t = useT();
  if (!show.can.host) return <Remind show={show} />;
  return (
    <ButtonLink
      to="/createtokshow"
      search={{ edit: show._id }}
      look="soft"
      size={56}
      className="grow !text-18 lg:grow-0"
      icon={<PencilLine size={20} aria-hidden="true" />}
    >
      {t('scheduling.edit')}
    </ButtonLink>
  );
}

function Clock({ startsAt }: { startsAt: string }) {
  const t = useT();
  const { number } = useFormat();
  const left = timeUntil(startsAt, useNow() + use(ClockOffset));
  if (!left) return <p className="display mt-8 text-22 text-white">{t('live.anyMoment')}</p>;
  const parts =
    left.days > 0 ? (['days', 'hours', 'minutes'] as const) : (['hours', 'minutes', 'seconds'] as const);
  return (
    <div role="timer" className="mt-8 flex flex-wrap justify-center gap-2.5 lg:justify-start">
      {parts.map((part) => (
        <span
          key={part}
          className="flex min-h-22 min-w-23 flex-col items-center justify-center rounded-20 p-2 border border-white/10 bg-black/45 text-white"
        >
          <span className="font-display text-36 leading-none font-[680] figures lg:text-48">
            {number(left[part], { minimumIntegerDigits: 2 })}
          </span>
          <span className="mt-1.5 text-12 text-white/85">{t(`live.unit.${part}`)}</span>
        </span>
      ))}
    </div>
  );
}

function Remind({ show }: { show: Show }) {
  const t = useT();
  const [reminded, change] = useFavorite('show', { _id: show._id, name: show.title }, show.reminded);
  return (
    <Button
      look={reminded ? 'on' : 'accent'}
      size={56}
      aria-pressed={reminded}
      disabled={!change}
      className="min-w-60 grow font-display !text-18 lg:grow-0"
      icon={
        reminded ? <BookmarkCheck size={22} aria-hidden="true" /> : <Bookmark size={22} aria-hidden="true" />
      }
      onClick={() => change?.(!reminded)}
    >
      {reminded ? t('live.remindOn') : t('live.remind')}
    </Button>
  );
}

function InThisShow({ lots, total }: { lots: readonly ShowLot[]; total: number }) {
  const t = useT();
  const { money } = useFormat();
  if (lots.length === 0) return null;
  return (
    <section aria-labelledby="in-this-show" className="mt-10">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id="in-this-show" className="display text-18 text-white">
          {t('live.inThisShow')}
        </h2>
        <p className="text-14 text-white/85 figures">{t('ui.lots', { count: total })}</p>
      </div>
      <ul className="-mx-4 flex snap-x gap-2.5 overflow-x-auto bare-scroll scroll-px-4 px-4 lg:mx-0 lg:px-0">
        {lots.map((lot) => (
          <li key={lot._id} className="relative w-32 shrink-0 snap-start lg:w-36">
            <Picture image={lot.image} alt="" ratio="4/5" sizes="144px" className="rounded-16" />
            {lot.bidCount > 0 ? (
              <span className="absolute start-2 top-2 flex min-h-6 items-center gap-1.5 rounded-full bg-black/60 px-2 text-12 font-semibold text-white figures">
                <Gavel size={13} aria-hidden="true" />
                {lot.bidCount}
              </span>
            ) : null}
            <p className="mt-2 truncate text-14 font-medium text-white">
              {lot.unlisted ? (
                lot.title
              ) : (
                <Link to="/product/$productId" params={{ productId: lot.productId }} className="card-link">
                  {lot.title}
                </Link>
              )}
            </p>
            <p className="text-12 text-white/85 figures">{t('live.from', { price: money(lot.price) })}</p>
            <SoldBy shop={lot.seller} className="text-white/85" />
          </li>
        ))}
      </ul>
    </section>
  );
}
