import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { MoreVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { orderRunList, pinProduct, removeLot } from '../api/host-acts.ts';
import { movedTo, runListOf } from '../model/run-list.ts';
import { useAdding } from '../model/use-adding.ts';
import type { Leading } from '../model/use-hosting.ts';
import { useSteps } from '../model/use-steps.ts';
import { orderOf, type WaitingItem, waitingItems } from '../model/waiting-items.ts';
import { DoneLot } from './done-lot.tsx';
import { ForSaleList } from './for-sale-list.tsx';
import { MoveInList } from './move-in-list.tsx';
import { WaitingStep } from './waiting-step.tsx';

interface HostListProps {
  /** As the room sees them. */
  lots: readonly RoomLot[];
  showId: string;
  /** Whose show it is. */
  shopId: string;
  isLive: boolean;
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
  /** What the show sells at its price. */
  sale: readonly ProductCard[];
  onAddForSale: () => void;
  onFlash: (productId: string) => void;
}

/** The run list as its host works with it: what comes, in an order they change, and what was. */
export function HostList(props: HostListProps) {
  const { lots, showId, shopId, isLive, leading, sale, onAddForSale, onFlash } = props;
  const t = useT();
  const [shelf, setShelf] = useState<'next' | 'done' | 'sale'>('next');
  const { next, done } = runListOf(leading.hosting.lots);
  const waiting = waitingItems(next, useSteps(showId).steps);
  return (
    <div className="flex flex-col gap-2">
      <Segment
        label={t('live.lots')}
        value={shelf}
        onChange={setShelf}
        className="w-full [&>label]:grow [&>label]:px-2"
        choices={[
          { value: 'next', label: t('live.shelf.next', { count: next.length }) },
          { value: 'done', label: t('hosting.done', { count: done.length }) },
          { value: 'sale', label: t('live.shelf.sale', { count: sale.length }) },
        ]}
      />
      {shelf === 'sale' ? (
        <ForSaleList
          {...{ showId, shopId, isLive, leading }}
          items={sale}
          onAdd={onAddForSale}
          onFlash={onFlash}
        />
      ) : shelf === 'next' ? (
        <Waiting showId={showId} isLive={isLive} items={waiting} leading={leading} />
      ) : (
        <ul className="flex flex-col gap-1">
          {done.map((lot) => (
            <DoneLot
              key={lot._id}
              lot={lot}
              told={lots.find(({ _id }) => _id === lot._id)?.told ?? null}
              leading={leading}
            />
          ))}
        </ul>
      )}
      {shelf !== 'sale' && (shelf === 'next' ? waiting : done).length === 0 ? (
        <p className="px-2 py-6 text-center text-14 text-ink-2">{t(`hosting.none.${shelf}`)}</p>
      ) : null}
    </div>
  );
}

type PartProps = Pick<HostListProps, 'showId' | 'isLive' | 'leading'>;

function Waiting({ showId, isLive, items, leading }: PartProps & { items: readonly WaitingItem[] }) {
  const { act } = leading;
  const ids = items.map(({ id }) => id);
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (id: string, place: number) => {
    const moved = movedTo(ids, id, place).flatMap((one) => items.find((item) => item.id === one) ?? []);
    void act(() => orderRunList(showId, orderOf(moved)));
  };
  return (
    <ol className="flex flex-col gap-1">
      {items.map((item, at) => {
        const place: PlaceInList = {
          first: at === 0,
          last: at === items.length - 1,
          onMove: (by) => move(item.id, at + by),
          drag: {
            draggable: true,
            onDragStart: ({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              // Some browsers drag nothing that carries nothing.
              dataTransfer.setData('text/plain', item.id);
              setDragged(item.id);
            },
            onDragEnd: () => setDragged(null),
            // A file or a picture from elsewhere has no place here.
            onDragOver: (event) => dragged && event.preventDefault(),
            onDrop: (event) => {
              event.preventDefault();
              if (dragged && dragged !== item.id) move(dragged, at);
            },
          },
        };
        return item.kind === 'lot' ? (
          <Piece key={item.id} lot={item.lot} showId={showId} isLive={isLive} leading={leading} {...place} />
        ) : (
          <WaitingStep key={item.id} step={item.step} showId={showId} leading={leading} {...place} />
        );
      })}
    </ol>
  );
}

/** Where a line of what waits stands, and how it is moved. */
export interface PlaceInList {
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  drag: {
    draggable: boolean;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

interface PieceProps extends PartProps, PlaceInList {
  lot: HostedLot;
}

function Piece({ lot, showId, isLive, leading, first, last, onMove, drag }: PieceProps) {
  const t = useT();
  const { money } = useFormat();
  const { act, busy, hosting } = leading;
  const add = useAdding(showId);
  const { title, terms } = lot;
  const notes = [
    t('live.lotNumber', { number: lot.number }),
    lot.variant ? optionWords(lot.variant.options) : null,
    money(terms.start),
    lot.preBids ? t('hosting.preBidCount', { count: lot.preBids.count }) : null,
    lot.available < 1 ? t('hosting.why.sold-out') : null,
  ].filter(Boolean);
  return (
    <li
      {...drag}
      className={cx(
        'group relative flex items-center gap-2.5 rounded-14 p-2 lg:cursor-grab',
        hosting.next === lot._id ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <Picture image={lot.image} alt="" ratio="4/5" sizes="40px" className="!w-9 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words line-clamp-2 wrap-anywhere text-14 font-medium">
          {title}
        </p>
        <p className="truncate text-12 text-ink-2 figures">{notes.join(' · ')}</p>
        <SoldBy shop={lot.seller} />
      </div>
      <div className="flex shrink-0">
        <MoveInList {...{ title, first, last, busy, onMove }} />
        <Menu
          dark
          align="end"
          trigger={
            <IconButton look="ghost" size={32} label={t('hosting.more', { title })} className="touch-44">
              <MoreVertical size={17} aria-hidden="true" />
            </IconButton>
          }
          entries={entriesOf()}
        />
      </div>
    </li>
  );

  function entriesOf(): MenuEntry[] {
    const isPinned = hosting.pinned?._id === lot.productId;
    return [
      ...(lot.quick || lot.seller
        ? []
        : [
            {
              key: 'another',
              label: t('hosting.another'),
              disabled: lot.available < 2,
              onSelect: () =>
                void act(() => add({ productId: lot.productId, variantId: lot.variant?._id ?? null }, terms)),
            },
          ]),
      ...(lot.quick || lot.seller || !isLive || lot.available < 1
        ? []
        : [
            {
              key: 'pin',
              label: t(isPinned ? 'hosting.unpin' : 'hosting.pin'),
              onSelect: () => void act(() => pinProduct(showId, isPinned ? null : lot.productId)),
            },
          ]),
      {
        key: 'remove',
        label: t('hosting.remove'),
        danger: true,
        onSelect: () => void act(() => removeLot(lot._id)),
      },
    ];
  }
}
