import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { ListVideo } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { OnceAlive } from '@/ui/late/once-alive.tsx';
import type { LiveShow } from '../model/live-show.ts';
import { roomWords } from '../model/room-words.ts';
import { useForSale } from '../model/use-for-sale.ts';
import { useHammer } from '../model/use-hammer.ts';
import type { Room } from '../model/use-live-show.ts';
import { ComingUp } from './coming-up.tsx';
import { PinnedButton, PinnedProduct } from './for-sale-row.tsx';
import { LotList } from './lot-list.tsx';
import { NextShowButton, NextShows } from './next-shows.tsx';
import { PaymentDue } from './payment-due.tsx';
import { RoomConnection } from './room-connection.tsx';
import { ShareButton } from './share-button.tsx';
import { Stage } from './stage.tsx';

// Nothing falls under the hammer before the page is alive.
const HammerCard = lazyPart(async () => (await import('./hammer-card.tsx')).HammerCard);

export interface Wanted {
  productId: string;
  /** Undefined where its buyer is still to choose. */
  variantId: string | undefined;
}

type Buy = (productId: string, variantId?: string) => void;

export interface RoomParts {
  /** By which the reader is known as a bidder. */
  ownIds: readonly string[];
  /** The shop of who looks, who co-hosts and buys nothing of it. */
  ownShopId?: string | null;
  /** Bidding: price, time, the button that never moves. */
  dock: (room: Room) => ReactNode;
  /** What people say, and what they say it with. */
  chat: (room: Room, rail: ReactNode) => ReactNode;
  /** The rows of lots that wait: what one can do about each. */
  nextLots: (lots: readonly RoomLot[]) => ReactNode;
  /** What the host gives away or asks, while they do, and what was answered to the reader's offers. */
  aside: (room: Room, onBuy: Buy) => ReactNode;
  /** The way from a product to having it, without leaving the room. */
  buy: (wanted: Wanted, onClose: () => void) => ReactNode;
  /** The way to pay for what one won, without leaving the room either. */
  settle: (lotId: string, onClose: () => void) => ReactNode;
  /** What the host holds up: the usual card, or a flash sale in its place. */
  pinned?: (room: Room, usual: ReactNode, onBuy: Buy) => ReactNode;
  /** What a spot that is sold is of. */
  breaks?: (room: Room) => ReactNode;
  /** How the log of a lot that was closed just now ends. */
  log?: ComponentProps<typeof HammerCard>['log'];
  /** What is sent up over the picture. */
  reactions: (room: Room) => ReactNode;
  /** The host's picture as it moves; without it their cover stands still in its place. */
  video?: (room: Room) => ReactNode;
  /** Its sound, and how it is shown. */
  videoControls?: (room: Room) => ReactNode;
}

/** 296 / stage / 360 on a desk; on a phone the picture fills the screen and the rest lies over it. */
export function LiveRoom({ room, ownIds, ownShopId = null, ...parts }: RoomParts & { room: Room }) {
  useWordsToCome(roomWords);
  const t = useT();
  const { dock, chat, nextLots, aside, buy, settle, pinned, breaks, log, reactions, video, videoControls } =
    parts;
  const { show } = room;
  const sale = useForSale(room);
  const [buying, setBuying] = useState<Wanted | null>(null);
  const onBuy: Buy = (productId, variantId) => setBuying({ productId, variantId });
  const [settling, setSettling] = useState<string | null>(null);
  const list = <LotList {...{ show, ownShopId, nextLots }} sale={sale.items} onBuy={onBuy} />;
  const product = sale.pinned;
  const held = product && {
    product,
    onBuy: product.shop._id === ownShopId ? null : () => onBuy(product._id),
  };
  const seller = held && held.product.shop._id !== show.shop._id ? held.product.shop.name : null;
  const heldUp = held ? (
    <PinnedProduct {...held} {...(seller ? { note: t('coHost.soldBy', { shop: seller }) } : {})} />
  ) : null;
  const { hammer, isWon, close } = useHammer(show.lots, ownIds);
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const now = show.lots.find(({ _id }) => _id === hammer?.lot._id)?.told?.settlement;
  // A declined card has a notice of its own.
  const paying = now === 'failed' ? null : takesCards ? 'room.wonCard' : 'breaks.toPayShop';
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      data-room
      className="relative min-h-0 grow overflow-hidden [container:room/size] lg:grid lg:grid-cols-[296px_minmax(0,1fr)_360px] max-lg:touch-pinch-zoom"
    >
      <RunList show={show}>{list}</RunList>
      <Stage
        show={show}
        beside={<NextShows showId={show._id} room={place} />}
        video={video?.(room)}
        controls={videoControls?.(room)}
        reactions={reactions(room)}
      >
        <RoomConnection isCurrent={room.isCurrent} />
        <ComingUp room={room} />
        <PaymentDue lots={show.lots} ownIds={ownIds} onPay={setSettling} />
        <OnceAlive>
          <HammerCard {...(log ? { log } : {})} {...{ hammer, isWon, paying }} onClose={close} />
        </OnceAlive>
      </Stage>
      {/* On a phone it ends below the rows at the top, which grow with the letters as they do, and by one with what they hold. */}
      <div className="group/column absolute inset-x-0 bottom-0 flex max-h-[calc(100%-max(7rem,min(var(--stage-rows,0px),160px))+64px)] flex-col lg:max-h-full max-lg:pointer-events-none max-lg:*:pointer-events-auto bg-linear-to-t from-black/75 from-40% to-transparent pt-16 sm:mx-auto sm:max-w-120 sm:bg-none lg:static lg:m-0 lg:min-h-0 lg:max-w-none lg:overflow-y-auto lg:border-s lg:border-line lg:bg-surface lg:bg-none lg:pt-0">
        {chat(
          room,
          <Rail
            show={show}
            next={
              <>
                {held ? <PinnedButton {...held} /> : null}
                <NextShowButton showId={show._id} />
              </>
            }
          >
            {breaks?.(room)}
            {list}
          </Rail>,
        )}
        {/* However much the host does at once, a phone keeps its picture: what is more is scrolled to, on a low one sideways, where
            each card is as wide as lets one see that another follows. The chat gives way, not the cards; in letters however large,
            one sees that there is something. Bidding gives way last. */}
        <div
          data-cards
          className={cx(
            'max-h-[33cqh] min-h-0 shrink-[99] overflow-y-auto overscroll-contain lg:contents max-lg:[@container_room_(height>=700px)]:not-empty:min-h-[3.25rem] max-lg:[@container_room_(height>=48rem)]:shrink-0',
            'bare-scroll max-lg:[@container_room_(height<48rem)]:flex max-lg:[@container_room_(height<48rem)]:snap-x max-lg:[@container_room_(height<48rem)]:scroll-px-3 max-lg:[@container_room_(height<48rem)]:items-end max-lg:[@container_room_(height<48rem)]:overflow-x-auto',
            'max-lg:[@container_room_(height<48rem)]:*:snap-start max-lg:[@container_room_(height<48rem)]:*:grow max-lg:[@container_room_(height<48rem)]:*:basis-[calc(100%-4rem)]',
          )}
        >
          {pinned ? pinned(room, heldUp, onBuy) : heldUp}
          {aside(room, onBuy)}
          {breaks?.(room)}
        </div>
        {dock(room)}
      </div>
      {settling ? settle(settling, () => setSettling(null)) : null}
      {buying ? buy(buying, () => setBuying(null)) : null}
    </div>
  );
}

interface ListProps {
  show: LiveShow;
  children: ReactNode;
}

function RunList({ show, children }: ListProps) {
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
      {children}
    </section>
  );
}

/** Under the thumb: pass it on, and the run list. */
function Rail({ show, next, children }: ListProps & { next: ReactNode }) {
  const t = useT();
  const waiting = show.lots.filter(({ state }) => state === 'queued').length;
  return (
    <div
      className={cx(
        'flex shrink-0 flex-col gap-2.5 lg:hidden max-lg:[@container_room_(height<32rem)]:grid max-lg:[@container_room_(height<32rem)]:grid-cols-[auto_auto] max-lg:group-has-[[data-cards]>section~[data-poll]]/column:grid max-lg:group-has-[[data-cards]>section~[data-poll]]/column:grid-cols-[auto_auto]',
        // Beside whole cards a low phone has room for two rows of it, beside a poll for one.
        'max-lg:[@container_room_(height<48rem)]:group-has-[[data-cards]>section]/column:grid max-lg:[@container_room_(height<48rem)]:group-has-[[data-cards]>section]/column:grid-cols-[auto_auto] max-lg:[@container_room_(height<48rem)]:group-has-[[data-poll]]/column:!grid-cols-[repeat(4,auto)]',
      )}
    >
      {next}
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
        {children}
      </Drawer>
    </div>
  );
}
