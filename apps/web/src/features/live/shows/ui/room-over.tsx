import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { type Look, lookAt, secondOf } from '../model/looking-back.ts';
import { Backdrop } from './backdrop.tsx';
import { useLotName } from './lot-row.tsx';
import { PastPanel, type PastPart } from './past-panel.tsx';
import { RoomTop } from './room-top.tsx';

/** What its recording adds to a show that is over. */
export interface Playback {
  /** Over the cover. */
  picture: ReactNode;
  /** Below it, around what is said of the lot that is shown. */
  controls: (now: ReactNode) => ReactNode;
  /** The lot that is shown. */
  current: string | null;
  /** Where a lot begins, in seconds; null for one that is not in it. */
  placeOf: (lotId: string) => number | null;
  jumpTo: (lotId: string) => void;
}

interface RoomOverProps {
  show: Show;
  playback?: Playback | null;
  /** Why there is no recording, where there is none. */
  note?: ReactNode;
  /** What there is of it beside its lots. */
  beside?: readonly PastPart[];
  /** What its host may do about what was recorded. */
  hosting?: ReactNode;
  /** Who looks led it with its host. */
  hasLed?: boolean;
}

/** A show that is over: every lot where it stood in the evening, what it brought, what is still here. */
export function RoomOver({
  show,
  playback = null,
  note,
  beside = [],
  hosting,
  hasLed = false,
}: RoomOverProps) {
  const [chosen, setChosen] = useState(0);
  const at = lookAt(show.lots, chosen);
  const playing = playback && (show.lots.find(({ _id }) => _id === playback.current) ?? null);
  const choose = (lot: ShowLot) => {
    setChosen(show.lots.indexOf(lot));
    playback?.jumpTo(lot._id);
  };
  return (
    <div className="relative min-h-0 grow overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_440px] lg:overflow-hidden">
      <Stage show={show} playback={playback}>
        {playback ? (
          playback.controls(playing ? <LotNow lot={playing} /> : <Heading show={show} />)
        ) : (
          <>
            <Heading show={show} />
            {note}
            {at ? <Timeline show={show} at={at} onStep={(by) => setChosen(chosen + by)} /> : null}
          </>
        )}
      </Stage>
      <PastPanel
        {...{ show, beside, hosting, hasLed }}
        current={playback ? playing : (at?.lot ?? null)}
        placeOf={playback?.placeOf}
        onChoose={choose}
      />
    </div>
  );
}

interface StageProps {
  show: Show;
  playback: Playback | null;
  children: ReactNode;
}

function Stage({ show, playback, children }: StageProps) {
  const t = useT();
  return (
    <section
      aria-label={t('live.stage')}
      className="relative grid h-[62dvh] min-h-[28rem] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden lg:h-auto lg:min-h-0 lg:p-3"
    >
      <h1 className="sr-only">{show.title}</h1>
      <Backdrop cover={show.cover} />
      <div className="relative flex size-full flex-col justify-between lg:aspect-9/16 lg:h-full lg:w-auto lg:max-w-full lg:overflow-hidden lg:rounded-20">
        <Picture
          image={show.cover}
          sizes="(width < 1024px) 100vw, 420px"
          priority
          className="!absolute inset-0 h-full !aspect-auto object-top"
        />
        {playback?.picture}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 bg-linear-to-b from-black/50 to-transparent to-35%"
        />
        <div className="relative shrink-0 p-3">
          <RoomTop
            show={show}
            mark={
              <span className="flex min-h-9 items-center gap-1.5 rounded-full bg-black/45 px-3 text-14 font-semibold text-white">
                <RotateCcw size={15} aria-hidden="true" />
                {t(playback ? 'replay.mark' : 'live.over')}
              </span>
            }
          />
        </div>
        <div className="relative flex min-h-0 flex-col bg-linear-to-t from-black/85 via-black/60 via-75% to-transparent p-4 pt-14 text-white max-lg:pb-9">
          {children}
        </div>
      </div>
    </section>
  );
}

function Heading({ show }: { show: Show }) {
  const { date } = useFormat();
  return (
    <>
      <p className="text-12 text-white/85 figures">{date(show.startsAt, 'long')}</p>
      <p dir="auto" className="display own-words mt-1 text-22">
        {show.title}
      </p>
    </>
  );
}

/** The lot one sees, and what came of it. */
function LotNow({ lot }: { lot: ShowLot }) {
  const t = useT();
  const { money } = useFormat();
  const lotName = useLotName();
  const result =
    lot.state === 'sold'
      ? t('live.soldFor', { price: money(lot.price) })
      : t(lot.stopped ? 'roomList.stopped' : 'live.state.left');
  return (
    <>
      <p className="w-fit rounded-full bg-black/55 px-3 py-1 text-12 font-semibold figures">
        {lotName(lot)} · {result}
      </p>
      <p dir="auto" className="own-words mt-1.5 truncate text-16 font-semibold">
        {lot.title}
      </p>
      <SoldBy shop={lot.seller} className="text-white/85" />
    </>
  );
}

interface TimelineProps {
  show: Show;
  at: Look;
  onStep: (by: 1 | -1) => void;
}

function Timeline({ show, at, onStep }: TimelineProps) {
  const t = useT();
  const clock = useClockTime();
  const { lot } = at;
  const length = secondOf(show, show.endedAt);
  const step =
    'grid size-11 shrink-0 place-items-center rounded-full bg-black/50 enabled:hover:bg-black/70 disabled:opacity-40';
  return (
    <>
      <div className="mt-4 flex items-center gap-3">
        <div className="min-w-0 grow" aria-live="polite">
          <LotNow lot={lot} />
        </div>
        <button
          type="button"
          aria-label={t('live.lotBefore')}
          disabled={!at.before}
          onClick={() => onStep(-1)}
          className={step}
        >
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={t('live.lotAfter')}
          disabled={!at.after}
          onClick={() => onStep(1)}
          className={step}
        >
          <ChevronRight size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
      </div>
      {length ? (
        <>
          <div className="relative mt-3 h-6" aria-hidden="true">
            <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-white/30" />
            {show.lots.map((one) => (
              <span
                key={one._id}
                style={{ insetInlineStart: `${((secondOf(show, one.startsAt) ?? 0) / length) * 97}%` }}
                className={
                  one === lot
                    ? 'absolute top-0.5 z-1 size-5 rounded-full bg-white'
                    : 'absolute top-1 h-4 w-0.5 rounded-full bg-white/80'
                }
              />
            ))}
          </div>
          <p className="mt-0.5 flex justify-between text-12 text-white/85 figures">
            <span>{clock(secondOf(show, lot.startsAt) ?? 0)}</span>
            <span>{clock(length)}</span>
          </p>
        </>
      ) : null}
    </>
  );
}
