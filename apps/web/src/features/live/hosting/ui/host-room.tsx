import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ListVideo, PinOff, Plus, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { getSoldAtPrice, sellInShow, sellNoMore } from '../api/for-sale.ts';
import { pinProduct, removeLot } from '../api/host-acts.ts';
import { runListOf } from '../model/run-list.ts';
import { useAdding } from '../model/use-adding.ts';
import { type Leading, useHosting } from '../model/use-hosting.ts';
import { AddBreak } from './add-break.tsx';
import { BiddersButton } from './bidders-button.tsx';
import { HostList } from './host-list.tsx';
import { NextCard } from './next-card.tsx';
import { QuickLot } from './quick-lot.tsx';
import { RunningCard } from './running-card.tsx';
import { ShipsNowhere } from './ships-nowhere.tsx';
import { StepCard } from './step-card.tsx';
import { SumsBar } from './sums-bar.tsx';

/** What is chosen to be shown, and left out again. */
export interface Picking {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picked: readonly string[];
  asLots: boolean;
  onPick: (productId: string, on: boolean, variantId: string | null) => void;
}

export interface HostRoomProps {
  show: Omit<Show, 'lots'> & { lots: RoomLot[] };
  /** What the room sees; what lies over it on a phone is the host's. */
  stage: (over: ReactNode) => ReactNode;
  chat: (rail: ReactNode) => ReactNode;
  /** What else the host does in a show. */
  more: (leading: Leading & { hosting: NonNullable<Leading['hosting']> }) => ReactNode;
  /** Who asked to bid. */
  approvals: ReactNode;
  /** What is offered for what the show sells; over the picture of a phone as a round button. */
  offers: (sale: readonly ProductCard[], ways: { onPicture: boolean }) => ReactNode;
  /** The way to end the show and take those who watch along. */
  raid: (leading: Leading, ways: { disabled: boolean; onDone: () => void }) => ReactNode;
  /** The way on air, on a phone, where the picture lies behind all of this. */
  camera: ReactNode;
  /** The flash sale that runs, and the start of one of a product. */
  flash: {
    card: (leading: PartProps['leading']) => ReactNode;
    start: (leading: PartProps['leading'], productId: string, onClose: () => void) => ReactNode;
  };
  /** What is sold as spots. */
  breaks: (leading: PartProps['leading']) => ReactNode;
  /** The shop's products. */
  pick: (picking: Picking) => ReactNode;
}

/** A show from where its host stands: run list, what the room sees, the lot and the next one, what people say. */
export function HostRoom({
  show,
  stage,
  chat,
  approvals,
  breaks,
  camera,
  flash,
  more,
  offers,
  pick,
  raid,
}: HostRoomProps) {
  const leading = useHosting(show);
  const add = useAdding(show._id);
  const [picking, setPicking] = useState<'lots' | 'sale' | null>(null);
  const [flashing, setFlashing] = useState<string | null>(null);
  const { data: sold } = useQuery(getSoldAtPrice(show._id));
  const sale = sold?.items ?? [];
  const idsForSale = sale.map(({ _id }) => _id as string);
  const { hosting } = leading;
  const running = show.lots.find(({ state }) => state === 'running') ?? null;
  const known = hosting ? { ...leading, hosting } : null;
  const queue = (productId: string, on: boolean, variantId: string | null): Promise<unknown> =>
    on
      ? add({ productId, variantId })
      : Promise.all(waitingOf(hosting, variantId ?? productId).map(({ _id }) => removeLot(_id)));
  const sell = (productId: string, on: boolean) => (on ? sellInShow : sellNoMore)(show._id, productId);
  const list = known ? (
    <ListPanel show={show} leading={known} sale={sale} onAdd={setPicking} onFlash={setFlashing}>
      {breaks(known)}
    </ListPanel>
  ) : null;
  const cards = known ? (
    <Cards
      show={show}
      running={running}
      leading={known}
      flash={flash.card(known)}
      more={more(known)}
      offers={offers(sale, { onPicture: false })}
      onFlash={setFlashing}
      approvals={approvals}
      camera={camera}
    />
  ) : null;
  const sums = <SumsBar show={show} leading={leading} raid={(ways) => raid(leading, ways)} />;
  return (
    <div className="relative flex min-h-0 grow flex-col overflow-hidden">
      <div className="max-lg:hidden">{sums}</div>
      <div className="min-h-0 grow lg:grid lg:grid-cols-[288px_minmax(0,1fr)_minmax(300px,358px)_300px]">
        <div className="min-h-0 overflow-y-auto border-e border-line p-3 max-lg:hidden">{list}</div>
        {stage(<div className="lg:hidden">{sums}</div>)}
        <div className="min-h-0 overflow-y-auto p-3 max-lg:hidden">{cards}</div>
        {/* On a phone it ends below the figures and the name of who is beside the host, in letters of any size. */}
        <div className="absolute inset-x-0 bottom-0 flex max-h-[calc(100%-12rem)] flex-col max-lg:pointer-events-none max-lg:*:pointer-events-auto bg-linear-to-t from-black/75 from-40% to-transparent pt-10 sm:mx-auto sm:max-w-120 lg:static lg:m-0 lg:max-h-none lg:min-h-0 lg:max-w-none lg:overflow-y-auto lg:border-s lg:border-line lg:bg-surface lg:bg-none lg:pt-0">
          {chat(
            <>
              {known ? (
                <div className="shrink-0 lg:hidden">
                  <BiddersButton showId={show._id} leading={known} approvals={approvals} onPicture />
                </div>
              ) : null}
              <div className="shrink-0 empty:hidden lg:hidden">{offers(sale, { onPicture: true })}</div>
              <RunListButton>{list}</RunListButton>
            </>,
          )}
          <div className="max-h-[max(30dvh,min(60dvh,94dvh-14.5rem))] overflow-y-auto rounded-t-24 bg-surface/96 p-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden">
            {cards}
          </div>
        </div>
      </div>
      {known && flashing ? flash.start(known, flashing, () => setFlashing(null)) : null}
      {pick({
        open: picking !== null,
        onOpenChange: (open) => (open ? undefined : setPicking(null)),
        picked: picking === 'sale' ? idsForSale : queuedIn(hosting),
        asLots: picking === 'lots',
        onPick: (productId, on, variantId) =>
          void leading.act(() =>
            picking === 'sale' ? sell(productId, on) : queue(productId, on, variantId),
          ),
      })}
    </div>
  );
}

const queuedIn = (hosting: Leading['hosting']): string[] =>
  hosting?.lots.flatMap((lot) => (lot.state === 'queued' ? pickedAs(lot) : [])) ?? [];

const waitingOf = (hosting: Leading['hosting'], picked: string) =>
  (hosting?.lots ?? []).filter((lot) => lot.state === 'queued' && pickedAs(lot) === picked);

/** A lot of one variant is picked by that. */
const pickedAs = ({ productId, variant }: Pick<HostedLot, 'productId' | 'variant'>): string =>
  variant?._id ?? productId;

interface PartProps {
  show: HostRoomProps['show'];
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
}

interface ListPanelProps extends PartProps {
  sale: readonly ProductCard[];
  onAdd: (to: 'lots' | 'sale') => void;
  onFlash: (productId: string) => void;
  children: ReactNode;
}

function ListPanel({ show, leading, sale, onAdd, onFlash, children }: ListPanelProps) {
  const t = useT();
  return (
    <section aria-label={t('live.runList')} className="grid grid-cols-1 gap-2">
      <ShipsNowhere lots={leading.hosting.lots} />
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button
          look="outline"
          size={40}
          className="grow"
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => onAdd('lots')}
        >
          {t('hosting.add')}
        </Button>
        <QuickLot showId={show._id} leading={leading} />
        <AddBreak showId={show._id} afterLots={lotsBefore(leading.hosting.lots)} leading={leading} />
        {children}
      </div>
      <HostList
        lots={show.lots}
        showId={show._id}
        shopId={show.shop._id}
        isLive={show.state === 'live'}
        leading={leading}
        sale={sale}
        onAddForSale={() => onAdd('sale')}
        onFlash={onFlash}
      />
    </section>
  );
}

/** How many lots come before what waits. */
const lotsBefore = (lots: readonly HostedLot[]): number =>
  Math.max(0, ...lots.filter(({ state }) => state !== 'queued').map(({ number }) => number));

function RunListButton({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="shrink-0 lg:hidden">
      <Drawer
        dark
        from="bottom"
        title={t('live.runList')}
        trigger={
          <IconButton
            label={t('live.runList')}
            look="soft"
            size={44}
            round
            className="!bg-black/55 !text-white"
          >
            <ListVideo size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        {children}
      </Drawer>
    </div>
  );
}

interface CardsProps extends PartProps {
  running: RoomLot | null;
  flash: ReactNode;
  more: ReactNode;
  offers: ReactNode;
  approvals: ReactNode;
  camera: ReactNode;
  onFlash: (productId: string) => void;
}

function Cards({ show, running, leading, flash, more, offers, approvals, camera, onFlash }: CardsProps) {
  const t = useT();
  const { hosting } = leading;
  const { next } = runListOf(hosting.lots);
  const [first] = next;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 empty:hidden lg:hidden">
        <ShipsNowhere lots={first ? [first] : []} />
        {camera}
      </div>
      {flash}
      {running ? <RunningCard key={running._id} lot={running} leading={leading} /> : null}
      <StepCard
        showId={show._id}
        isLive={show.state === 'live'}
        nextLot={first?.number ?? null}
        isRunning={running !== null}
        leading={leading}
      />
      {first ? (
        <NextCard
          key={first._id}
          showId={show._id}
          lot={first}
          waiting={next.map(({ _id }) => _id)}
          running={running}
          leading={leading}
        />
      ) : (
        <p className="rounded-20 border border-line bg-surface p-4 text-14 text-ink-2">
          {t('hosting.none.next')}
        </p>
      )}
      <div className="empty:hidden max-lg:hidden">{offers}</div>
      <Pinned show={show} leading={leading} onFlash={onFlash} />
      {more}
      <div className="max-lg:hidden">
        <BiddersButton showId={show._id} leading={leading} approvals={approvals} />
      </div>
    </div>
  );
}

function Pinned({ show, leading: { act, busy, hosting }, onFlash }: PartProps & Pick<CardsProps, 'onFlash'>) {
  const t = useT();
  const { money, number } = useFormat();
  const { pinned } = hosting;
  if (!pinned) return null;
  return (
    <section
      aria-label={t('hosting.pinned')}
      className="flex flex-wrap items-center gap-3 rounded-20 border border-line bg-surface p-3"
    >
      <Picture image={pinned.image} alt="" ratio="4/5" sizes="40px" className="!w-10 shrink-0 rounded-10" />
      <div className="min-w-0 grow basis-24">
        <p className="text-12 font-semibold text-accent-text">{t('hosting.pinned')}</p>
        <p dir="auto" className="own-words truncate text-14 font-semibold">
          {pinned.title}
        </p>
        <p className="truncate text-12 text-ink-2 figures">
          {money(pinned.price)} · {t('live.inStock', { count: number(pinned.available) })}
        </p>
        <SoldBy shop={pinned.seller} />
      </div>
      {pinned.seller ? null : (
        <IconButton
          look="outline"
          label={t('flash.startOf', { title: pinned.title })}
          disabled={busy || pinned.available < 1}
          onClick={() => onFlash(pinned._id)}
        >
          <Zap size={17} aria-hidden="true" />
        </IconButton>
      )}
      <Button
        look="outline"
        size={40}
        disabled={busy}
        icon={<PinOff size={16} aria-hidden="true" />}
        onClick={() => void act(() => pinProduct(show._id, null))}
      >
        {t('hosting.unpin')}
      </Button>
    </section>
  );
}
