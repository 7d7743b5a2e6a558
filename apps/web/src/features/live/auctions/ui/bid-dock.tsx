import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { Shipping } from '../model/cost.ts';
import { useBidKey } from '../model/use-bid-key.ts';
import { useBidding } from '../model/use-bidding.ts';
import type { Self } from '../model/use-self.ts';
import { useStoredWish } from '../model/use-stored-wish.ts';
import type { WaitingLots } from '../model/use-waiting-lots.ts';
import { AskedForBid, type SupplyForBid } from './asked-for-bid.tsx';
import { BidAloud } from './bid-aloud.tsx';
import { BidBanner } from './bid-banner.tsx';
import { BidButtons } from './bid-buttons.tsx';
import { AmountWindow, KeptCoupon, WishAgain, WishBefore } from './late.ts';
import { LotStanding } from './lot-standing.tsx';
import { MaximumField } from './maximum-field.tsx';
import { PinnedLot } from './pinned-lot.tsx';
import { QuickRaise } from './quick-raise.tsx';

export interface BidDockProps {
  lot: RoomLot | null;
  /** All of the show. */
  lots: readonly RoomLot[];
  shopId: string;
  /** Null for a visitor. */
  self: Self | null;
  /** Nobody bids on their own lot. */
  own: boolean;
  /** Nor in a show that they led with its host. */
  hasLed: boolean;
  /** What it costs to get the lot to the viewer; null while that is not known. */
  shipping: Shipping | null;
  /** The card a win is charged to: "Visa ·· 4242"; undefined before that is known. */
  card: string | null | undefined;
  /** A question and its answer take so long on this line that the last seconds are a risk. */
  isSlow: boolean;
  supply: SupplyForBid;
  waiting: WaitingLots;
}

/** Under every thumb of a running show. Whatever happens, the main button stays where it is: states add rows above it. */
export function BidDock(props: BidDockProps) {
  const { shopId, own, hasLed, shipping, card, isSlow, supply, waiting } = props;
  const t = useT();
  const bidding = useBidding(props.lot, props.self);
  const { lot } = bidding;
  // Of the lot it was opened for: what was meant for one is not given for the next.
  const [choosing, setChoosing] = useState<string | null>(null);
  const [wish, forget] = useStoredWish();
  const wishedLot = props.lots.find(
    ({ _id, state }) => _id === wish?.lotId && _id !== lot?._id && state === 'queued',
  );
  const canBid = lot?.state === 'running' && !own && !hasLed;
  const before = lot?.state === 'queued' && !hasLed ? waiting.of(lot._id) : null;
  const choose = () => (bidding.mayBid ? setChoosing(lot?._id ?? null) : bidding.askToSignIn());
  useBidKey(canBid && bidding.bidder.kind !== 'leading' ? () => bidding.tap(lot.nextBid) : null);
  return (
    <section
      aria-label={t('live.bidding')}
      className="flex min-h-0 shrink flex-col lg:shrink-0 lg:border-t lg:border-line"
    >
      {lot ? <PinnedLot lot={lot} shipping={shipping} /> : null}
      <div className="flex min-h-0 flex-col overflow-hidden rounded-t-24 border-t border-line bg-surface/96 sm:max-lg:rounded-24 lg:rounded-none lg:border-0 lg:bg-transparent">
        <BidBanner bidding={bidding} shipping={shipping} isSlow={isSlow && canBid} />
        <div className="flex min-h-0 flex-col gap-3 p-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:p-4 lg:pt-3">
          {/* In letters so large that not all has room, what is above the button is scrolled to. */}
          <div className="-mx-3 -mt-3 flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain px-3 pt-3 *:shrink-0 lg:contents">
            {lot ? (
              <LotStanding lot={lot} bidder={bidding.bidder} before={before} isSlow={isSlow && canBid} />
            ) : (
              <p className="px-1 py-4 text-14 text-ink-2">{t('live.betweenLots')}</p>
            )}
            {canBid && bidding.bidder.kind !== 'watching' ? (
              <Suspense>
                <KeptCoupon lotId={lot._id} />
              </Suspense>
            ) : null}
            {wish && card !== undefined ? (
              <Suspense>
                {wishedLot ? (
                  <WishBefore {...{ wish, supply }} lot={wishedLot} hasCard={card !== null} onOver={forget} />
                ) : (
                  <WishAgain wish={wish} bidding={bidding} hasCard={card !== null} onOver={forget} />
                )}
              </Suspense>
            ) : null}
            {canBid && bidding.bidder.kind === 'outbid' ? (
              <QuickRaise lot={lot} onBid={(amount) => bidding.tap(amount)} onOther={choose} />
            ) : null}
          </div>
          {hasLed ? (
            <p className="grid min-h-14 place-items-center rounded-16 bg-fill px-4 py-2 text-center text-14 text-ink-2">
              {t('room.ledShow')}
            </p>
          ) : (
            <BidButtons
              lot={lot}
              shopId={shopId}
              own={own}
              before={before}
              bidding={bidding}
              onMaximum={choose}
            />
          )}
          {canBid ? <MaximumField key={lot._id} lot={lot} bidding={bidding} shipping={shipping} /> : null}
        </div>
      </div>
      <BidAloud bidding={bidding} />
      {lot && !own && choosing === lot._id ? (
        <Suspense fallback={null}>
          <AmountWindow
            lot={lot}
            before={before}
            onTakeBack={() => waiting.takeBack(lot._id)}
            bidding={bidding}
            shipping={shipping}
            card={card ?? null}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      ) : null}
      <AskedForBid bidding={bidding} supply={supply} />
    </section>
  );
}
