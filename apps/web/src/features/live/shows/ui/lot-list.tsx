import { buyerOf, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import type { LiveShow } from '../model/live-show.ts';
import { type LotShelf, shelves } from '../model/room.ts';
import { ForSaleRow } from './for-sale-row.tsx';
import { LotRow, useLotName } from './lot-row.tsx';

interface LotListProps {
  show: LiveShow;
  /** What the room sells at its price. */
  sale: readonly ProductCard[];
  /** Of who looks, and sells in the show. */
  ownShopId: string | null;
  nextLots: (lots: readonly RoomLot[]) => ReactNode;
  onBuy: (productId: string) => void;
}

type Shelf = LotShelf | 'sale';

/** The run list of a running show: what is under the hammer, what comes, what was sold, what one simply buys. */
export function LotList({ show, sale, ownShopId, nextLots, onBuy }: LotListProps) {
  const t = useT();
  const [chosen, setChosen] = useState<Shelf>('next');
  const found = shelves(show.lots);
  const counts = {
    next: found.next.length,
    sold: found.sold.length,
    left: found.left.length,
    sale: sale.length,
  };
  const choices = (['next', 'sold', 'sale', 'left'] as const)
    .filter((key) => key === 'next' || key === 'sold' || counts[key] > 0)
    .map((value) => ({ value, label: t(`live.shelf.${value}`, { count: counts[value] }) }));
  // One that has emptied is not there any more.
  const shelf = choices.some(({ value }) => value === chosen) ? chosen : 'next';
  return (
    <div className="flex flex-col gap-3">
      <Segment
        label={t('live.lots')}
        choices={choices}
        value={shelf}
        onChange={setChosen}
        className="w-full [&>label]:grow [&>label]:px-2"
      />
      <ul className="flex flex-col gap-1">
        {shelf === 'next' && show.currentLot ? <NowRow lot={show.currentLot} /> : null}
        {shelf === 'sale'
          ? sale.map((product) => (
              <ForSaleRow
                key={product._id}
                product={product}
                note={
                  product.shop._id === show.shop._id ? '' : t('coHost.soldBy', { shop: product.shop.name })
                }
                onBuy={product.shop._id === ownShopId ? null : () => onBuy(product._id)}
              />
            ))
          : shelf === 'next'
            ? nextLots(found.next)
            : found[shelf].map((lot) => <ShelfRow key={lot._id} lot={lot} shelf={shelf} />)}
      </ul>
      {shelf !== 'sale' && counts[shelf] === 0 ? (
        <p className="px-2 text-14 text-ink-2">{t(`live.shelfEmpty.${shelf}`)}</p>
      ) : null}
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
  const { settlement } = lot.told ?? {};
  const buyer = lot.told && buyerOf(lot.told);
  const isPaid = settlement !== 'failed' && settlement !== 'second-chance' && settlement !== 'unsold';
  const state = !isPaid
    ? t('room.notPaid')
    : shelf === 'sold' && buyer
      ? t('room.soldTo', { name: buyer.handle })
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
