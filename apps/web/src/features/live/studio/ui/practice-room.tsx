import type { Hammer } from '@souk/shared/live/auctions/room-lot.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { Drama, Eye, Gavel } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Practice, PracticeLine } from '../model/practice.ts';
import { hammerOf, type PracticeLot, practiceLotOf } from '../model/practice-lot.ts';
import type { Studio } from '../model/studio.ts';
import { type Practising, usePractice } from '../model/use-practice.ts';
import { Preview } from './preview.tsx';

export interface PracticeRoomProps {
  show: Show;
  studio: Studio;
  /** How a room shows that a lot was sold. */
  sold: (hammer: Hammer | null, onClose: () => void) => ReactNode;
  onEnd: () => void;
}

/** A show with made-up people, for its host alone. */
export function PracticeRoom({ show, studio, sold, onEnd }: PracticeRoomProps) {
  const t = useT();
  const title = t('studio.practice.lot');
  const lot = useMemo(() => practiceLotOf(show, title), [show, title]);
  const practising = usePractice(lot.start, 10 ** minorDigits(lot.currency));
  const { practice } = practising;
  const [closed, setClosed] = useState(0);
  const hammer = closed === practice.number ? null : hammerOf(practice, lot);
  return (
    <>
      <Preview studio={studio}>
        <Crowd practice={practice} currency={lot.currency}>
          {sold(hammer, () => setClosed(practice.number))}
        </Crowd>
      </Preview>
      <div className="flex min-h-0 flex-col gap-4 p-4 lg:overflow-y-auto lg:border-s lg:border-line lg:px-7 lg:py-5">
        <div className="flex flex-wrap items-center gap-3 rounded-20 bg-accent-soft p-4">
          <Drama size={22} aria-hidden="true" className="shrink-0 text-accent-text" />
          <p className="min-w-48 grow basis-0 text-14">
            <span className="block font-semibold">{t('studio.practice')}</span>
            {t('studio.practice.note')}
          </p>
          <Button look="outline" size={44} onClick={onEnd}>
            {t('studio.practice.end')}
          </Button>
        </div>
        <PracticeCard lot={lot} practising={practising} />
      </div>
    </>
  );
}

function PracticeCard({ lot, practising }: { lot: PracticeLot; practising: Practising }) {
  const t = useT();
  const { money } = useFormat();
  const { practice, start, close } = practising;
  const { standing } = practice;
  const price = money({ amount: standing?.price ?? lot.start, currency: lot.currency });
  return (
    <section
      aria-label={t('studio.practice.lot')}
      className={`rounded-20 border bg-surface p-4 ${standing ? 'border-live-outline' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <Picture image={lot.image} alt="" ratio="4/5" sizes="56px" className="!w-14 shrink-0 rounded-10" />
        <div className="min-w-0 grow">
          <p dir="auto" className="own-words truncate text-14 font-semibold">
            {lot.title}
          </p>
          <p className="text-36 leading-tight font-[620] tracking-[-0.025em] figures">{price}</p>
          <p className="truncate text-14 text-ink-2 figures">
            {standing?.leader
              ? t('hosting.leads', {
                  name: standing.leader,
                  bids: t('ui.bids', { count: standing.bidCount }),
                })
              : t('ui.bids', { count: 0 })}
          </p>
        </div>
        {standing ? (
          <CountdownRing
            endsAt={new Date(standing.endsAt).toISOString()}
            kind="show"
            size={68}
            durationSeconds={20}
            offsetMs={0}
          />
        ) : null}
      </div>
      {standing ? (
        <Button
          look="outline"
          size={48}
          block
          className="mt-4"
          icon={<Gavel size={18} aria-hidden="true" />}
          onClick={close}
        >
          {t('hosting.closeNow')}
        </Button>
      ) : (
        <Button look="accent" size={48} block className="mt-4" onClick={start}>
          {t('studio.practice.start')}
        </Button>
      )}
    </section>
  );
}

function Crowd({
  practice,
  currency,
  children,
}: {
  practice: Practice;
  currency: string;
  children: ReactNode;
}) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className="pointer-events-none absolute inset-x-3 top-14 bottom-3 flex flex-col gap-2 *:pointer-events-auto">
      <p className="flex min-h-8 w-fit flex-wrap items-center gap-x-2 rounded-20 bg-accent px-3 py-1 text-12 font-semibold text-on-accent figures">
        {t('studio.practice.mark')}
        <span className="flex items-center gap-1">
          <Eye size={14} aria-hidden="true" />
          <span className="sr-only">{t('ui.watching', { count: practice.viewers })}</span>
          <span aria-hidden="true">{number(practice.viewers)}</span>
        </span>
      </p>
      {children}
      <ul className="mt-auto flex flex-col items-start gap-1.5 overflow-hidden">
        {practice.lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line, currency }: { line: PracticeLine; currency: string }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <li className="flex max-w-full animate-arrive items-center gap-2 rounded-16 bg-black/65 py-1 ps-1 pe-3 text-14 text-white">
      <Avatar name={line.by} picture={null} size={24} />
      <span className="min-w-0 figures">
        <b className="font-semibold">{line.by}</b>{' '}
        {line.kind === 'bid' ? (
          <>
            {t('room.bidVerb')} <b className="font-semibold">{money({ amount: line.price, currency })}</b>
          </>
        ) : (
          t(`studio.practice.remark.${line.remark}`)
        )}
      </span>
    </li>
  );
}
