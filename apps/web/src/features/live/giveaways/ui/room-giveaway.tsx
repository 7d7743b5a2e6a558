import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Gift } from 'lucide-react';
import { use, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { giveawayOnShow, isOver, isPast, type OnShow } from '../model/on-show.ts';
import { type Entering, useEntering } from '../model/use-entering.ts';
import { useGiveaways } from '../model/use-giveaways.ts';
import { EnterButton } from './enter-button.tsx';
import { GiveawayResult } from './giveaway-result.tsx';
import { GiveawayWindow } from './giveaway-window.tsx';

/** What is given away in this room at the moment, with one tap to enter, and then who won. */
export function RoomGiveaway({ show }: { show: Pick<Show, '_id' | 'shop'> }) {
  const all = useGiveaways(show._id);
  const now = useNow() + use(ClockOffset);
  const onShow = giveawayOnShow(all, now);
  if (!onShow) return null;
  return <Shown key={onShow.giveaway.id} onShow={onShow} shopId={show.shop._id} now={now} />;
}

interface ShownProps {
  onShow: OnShow;
  shopId: string;
  now: number;
}

function Shown({ onShow, shopId, now }: ShownProps) {
  const t = useT();
  const { giveaway, phase } = onShow;
  const entering = useEntering(giveaway, shopId);
  const [isOpen, setIsOpen] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const { isWon } = entering;
  const isGone = isClosed || isPast(onShow, { now, isWon });
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isGone ? '' : aloud(onShow, isWon, t)}
      </p>
      {isGone ? null : (
        <section
          aria-label={t('ui.giveaway')}
          className="mx-3 mb-2 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-20 border border-accent-outline bg-surface/96 p-2 pe-3 lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-transparent lg:px-4 lg:py-3"
        >
          {isOver(phase) ? (
            <GiveawayResult
              giveaway={giveaway}
              isWon={isWon}
              gift={entering.gift}
              onClose={() => setIsClosed(true)}
            />
          ) : (
            <Line onShow={onShow} entering={entering} onOpen={() => setIsOpen(true)} />
          )}
        </section>
      )}
      {isOpen && !isOver(phase) ? (
        <GiveawayWindow onShow={onShow} entering={entering} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

interface LineProps {
  onShow: OnShow;
  entering: Entering;
  onOpen: () => void;
}

function Line({ onShow: { giveaway, phase }, entering, onOpen }: LineProps) {
  const t = useT();
  const { title, image, entries, endsAt, seconds } = giveaway;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 grow basis-36 items-center gap-3 rounded-12 text-start"
      >
        <Picture image={image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1.5 text-12 font-semibold text-accent-text">
            <Gift size={14} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{t('ui.giveaway')}</span>
          </span>
          <span dir="auto" className="own-words block truncate text-14 font-medium text-ink-1">
            {title}
          </span>
          <span className="block truncate text-12 text-ink-2 figures">
            {t('giveaway.entries', { count: entries })}
          </span>
        </span>
      </button>
      {phase === 'open' && endsAt ? (
        <>
          <CountdownRing
            endsAt={new Date(endsAt).toISOString()}
            kind="show"
            size={48}
            durationSeconds={seconds}
          />
          <EnterButton entering={entering} small />
        </>
      ) : (
        <p className="shrink-0 text-14 text-ink-2">{t('giveaway.drawing')}</p>
      )}
    </>
  );
}

function aloud({ giveaway, phase }: OnShow, isWon: boolean, t: ReturnType<typeof useT>): string {
  const { title, winner } = giveaway;
  if (phase === 'open') return t('giveaway.openAloud', { title });
  if (phase === 'drawing') return '';
  if (phase === 'cancelled') return t('giveaway.cancelled');
  if (isWon) return `${t('giveaway.youWon')} ${title}`;
  return winner ? t('giveaway.won', { name: winner.handle }) : t('giveaway.nobody');
}
