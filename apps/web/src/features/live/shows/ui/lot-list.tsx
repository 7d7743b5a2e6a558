import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import type { LiveShow } from '../model/live-show.ts';
import { type LotShelf, shelves } from '../model/room.ts';
import { LotRow, useLotName } from './lot-row.tsx';

interface LotListProps {
  show: LiveShow;
  nextLots: (lots: readonly RoomLot[]) => ReactNode;
}

/** The run list of a running show: what is under the hammer, what comes, what was sold. */
export function LotList({ show, nextLots }: LotListProps) {
  const t = useT();
  const [shelf, setShelf] = useState<LotShelf>('next');
  const found = shelves(show.lots);
  const choices = (['next', 'sold', 'left'] as const)
    .filter((key) => key !== 'left' || found.left.length > 0)
    .map((value) => ({ value, label: t(`live.shelf.${value}`, { count: found[value].length }) }));
  const shown = found[shelf];
  return (
    <div className="flex flex-col gap-3">
      <Segment
        label={t('live.lots')}
        choices={choices}
        value={shelf}
        onChange={setShelf}
        className="w-full [&>label]:grow [&>label]:px-2"
      />
      <ul className="flex flex-col gap-1">
        {shelf === 'next' && show.currentLot ? <NowRow lot={show.currentLot} /> : null}
        {shelf === 'next'
          ? nextLots(shown)
          : shown.map((lot) => <ShelfRow key={lot._id} lot={lot} shelf={shelf} />)}
      </ul>
      {shown.length === 0 ? <p className="px-2 text-14 text-ink-2">{t(`live.shelfEmpty.${shelf}`)}</p> : null}
    </div>
  );
}

function NowRow({ lot }: { lot: RoomLot }) {
  const t = useT();
  const { money } = useFormat();
  const lotName = useLotName();
  return (
    <LotRow
      lot={lot}
      chosen
      note={`${lotName(lot)} · ${t('ui.bids', { count: lot.bidCount })}`}
      end={
        <>
          <p className="text-16 font-semibold text-ink-1 figures">{money(lot.price)}</p>
          <p className="text-12 font-medium text-live-text">{t('live.now')}</p>
        </>
      }
    />
  );
}

function ShelfRow({ lot, shelf }: { lot: RoomLot; shelf: Exclude<LotShelf, 'next'> }) {
  const t = useT();
  const { money } = useFormat();
  const lotName = useLotName();
  const price = money(lot.price);
  const { leader = null, settlement } = lot.told ?? {};
  const isPaid = settlement !== 'failed' && settlement !== 'second-chance' && settlement !== 'unsold';
  const state = !isPaid
    ? t('room.notPaid')
    : shelf === 'sold' && leader
      ? t('room.soldTo', { name: leader.handle })
      : t(lot.told?.stopped ? 'roomList.stopped' : `live.state.${shelf}`);
  return (
    <LotRow
      lot={lot}
      note={lotName(lot)}
      end={
        <>
          <p className="text-14 font-semibold text-ink-1 figures">{price}</p>
          <p
            className={`max-w-28 truncate text-12 ${shelf === 'sold' && isPaid ? 'text-won-text' : 'text-ink-3'}`}
          >
            {state}
          </p>
        </>
      }
    />
  );
}
