import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { Shipping } from '../model/cost.ts';
import { useBidKey } from '../model/use-bid-key.ts';
import { type Bidding, type Need, useBidding } from '../model/use-bidding.ts';
import type { Self } from '../model/use-self.ts';
import { AmountWindow } from './amount-window.tsx';
import { BidAloud } from './bid-aloud.tsx';
import { BidBanner } from './bid-banner.tsx';
import { BidButtons } from './bid-buttons.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { LotStanding } from './lot-standing.tsx';
import { MaximumField } from './maximum-field.tsx';
import { PinnedLot } from './pinned-lot.tsx';
import { QuickRaise } from './quick-raise.tsx';
import { SignInToBid } from './sign-in-to-bid.tsx';

export interface BidDockProps {
  lot: RoomLot | null;
  shopId: string;
  /** Null for a visitor. */
  self: Self | null;
  /** Nobody bids on their own lot. */
  own: boolean;
  /** What it costs to get the lot to whoever looks; null while that is not known. */
  shipping: Shipping | null;
  /** The card a win is charged to: "Visa ·· 4242". */
  card: string | null;
  /** A question and its answer take so long on this line that the last seconds are a risk. */
  isSlow: boolean;
  /** Asks for the address or the card that is missing; then the bid goes on. */
  supply: (need: 'address' | 'card', act: { onDone: () => void; onClose: () => void }) => ReactNode;
}

/** Under every thumb of a running show. Whatever happens, the main button stays where it is: states add rows above it. */
export function BidDock(props: BidDockProps) {
  const { shopId, own, shipping, card, isSlow, supply } = props;
  const t = useT();
  const bidding = useBidding(props.lot, props.self);
  const { lot } = bidding;
  const [choosing, setChoosing] = useState(false);
  const canBid = lot?.state === 'running' && !own;
  const choose = () => (bidding.mayBid ? setChoosing(true) : bidding.askToSignIn());
  useBidKey(canBid && bidding.bidder.kind !== 'leading' ? () => bidding.tap(lot.nextBid) : null);
  return (
    <section aria-label={t('live.bidding')} className="flex shrink-0 flex-col lg:border-t lg:border-line">
      {lot ? <PinnedLot lot={lot} shipping={shipping} /> : null}
      <div className="overflow-hidden rounded-t-24 border-t border-line bg-surface/96 sm:max-lg:rounded-24 lg:rounded-none lg:border-0 lg:bg-transparent">
        <BidBanner bidding={bidding} shipping={shipping} isSlow={isSlow && canBid} />
        <div className="flex flex-col gap-3 p-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:p-4 lg:pt-3">
          {lot ? (
            <LotStanding lot={lot} bidder={bidding.bidder} />
          ) : (
            <p className="px-1 py-4 text-14 text-ink-2">{t('live.betweenLots')}</p>
          )}
          {canBid && bidding.bidder.kind === 'outbid' ? (
            <QuickRaise lot={lot} onBid={(amount) => bidding.tap(amount)} onOther={choose} />
          ) : null}
          <BidButtons lot={lot} shopId={shopId} own={own} bidding={bidding} onMaximum={choose} />
          {canBid ? <MaximumField key={lot._id} lot={lot} bidding={bidding} shipping={shipping} /> : null}
        </div>
      </div>
      <BidAloud bidding={bidding} />
      {canBid && choosing ? (
        <AmountWindow
          lot={lot}
          bidding={bidding}
          shipping={shipping}
          card={card}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      <Asked bidding={bidding} supply={supply} />
    </section>
  );
}

/** What stands between a wish and its bid. */
function Asked({ bidding, supply }: { bidding: Bidding } & Pick<BidDockProps, 'supply'>): ReactNode {
  const { lot, asked, stopAsking, goOn } = bidding;
  if (!lot || !asked) return null;
  const need: Need = asked.need;
  if (need === 'sign-in') return <SignInToBid lot={lot} onClose={stopAsking} />;
  if (need === 'confirmation') {
    return <ConfirmBid amount={asked.wish.amount} onConfirm={() => goOn(true)} onClose={stopAsking} />;
  }
  return supply(need, { onDone: () => goOn(), onClose: stopAsking });
}
