import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip } from '@/ui/chip/chip.tsx';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { lotsFor, secondOf } from '../model/looking-back.ts';
import { LotRow, useLotName } from './lot-row.tsx';

const looks = ['all', 'sold', 'left'] as const;

interface PastLotsProps {
  show: Show;
  current: ShowLot | null;
  /** Where a lot is in the recording, where there is one. */
  placeOf?: ((lotId: string) => number | null) | undefined;
  onChoose: (lot: ShowLot) => void;
  /** Said by the tab they lie in. */
  isNamed: boolean;
}

/** What came up, what it brought, and the way to what is still here. */
export function PastLots({ show, current, placeOf, onChoose, isNamed }: PastLotsProps) {
  const t = useT();
  const [look, setLook] = useState<(typeof looks)[number]>('all');
  const shown = lotsFor(show.lots, look);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className={isNamed ? 'sr-only' : 'display text-18'}>{t('live.lots')}</h2>
        <div className="flex gap-2">
          {looks.map((key) => (
            <Chip
              key={key}
              chosen={key === look}
              count={lotsFor(show.lots, key).length}
              onClick={() => setLook(key)}
            >
              {t(`live.look.${key}`)}
            </Chip>
          ))}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-14 text-ink-2">{t(`live.lookEmpty.${look}`)}</p>
      ) : (
        <ul className="-mx-2 flex flex-col gap-1">
          {shown.map((lot) => (
            <PastLot
              key={lot._id}
              lot={lot}
              second={placeOf ? placeOf(lot._id) : secondOf(show, lot.startsAt)}
              chosen={lot === current}
              isPlaying={placeOf !== undefined && lot === current}
              // What is not in the recording leads nowhere.
              onChoose={placeOf && placeOf(lot._id) === null ? undefined : () => onChoose(lot)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface PastLotProps {
  lot: ShowLot;
  second: number | null;
  chosen: boolean;
  isPlaying: boolean;
  onChoose: (() => void) | undefined;
}

function PastLot({ lot, second, chosen, isPlaying, onChoose }: PastLotProps) {
  const t = useT();
  const { money } = useFormat();
  const clock = useClockTime();
  const lotName = useLotName();
  const notes = [
    lotName(lot),
    second === null ? null : clock(second),
    lot.stopped ? t('roomList.stopped') : null,
    isPlaying ? t('replay.playing') : null,
  ];
  return (
    <LotRow
      lot={lot}
      chosen={chosen}
      {...(onChoose ? { onChoose } : {})}
      note={notes.filter((note) => note !== null).join(' · ')}
      end={
        lot.state === 'sold' ? (
          <>
            <p className="text-16 font-semibold text-ink-1 figures">{money(lot.price)}</p>
            <p className="text-12 text-won-text">{t('live.state.sold')}</p>
          </>
        ) : lot.unlisted ? null : (
          <ButtonLink
            to="/product/$productId"
            params={{ productId: lot.productId }}
            search={{ variant: lot.variant?._id }}
            look="accent"
            size={32}
          >
            {t('live.see')}
            <span className="sr-only">{lot.title}</span>
          </ButtonLink>
        )
      }
    />
  );
}
