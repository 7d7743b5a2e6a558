import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { ChevronsUp, Undo2 } from 'lucide-react';
import { use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { takeBackLeft } from '../model/bidder.ts';
import type { Bidding } from '../model/use-bidding.ts';
import type { WaitingLot } from '../model/use-waiting-lots.ts';

interface BidButtonsProps {
  lot: RoomLot | null;
  shopId: string;
  own: boolean;
  /** What is known of a lot that did not begin. */
  before: WaitingLot | null;
  bidding: Bidding;
  onMaximum: () => void;
}

/** The main button, and to its start the maximum, or the way back from a mistaken bid. */
export function BidButtons(props: BidButtonsProps) {
  return (
    <div className="flex shrink-0 gap-2">
      <SideButton {...props} />
      <MainButton {...props} />
    </div>
  );
}

const side = 'w-18 shrink-0 flex-col !gap-0.5 !px-0 !text-12 figures';

function SideButton({ lot, own, before, bidding, onMaximum }: BidButtonsProps) {
  const t = useT();
  const { number } = useFormat();
  const now = useNow(250) + use(ClockOffset);
  if (!lot || own || before) return null;
  const left = Math.ceil(takeBackLeft(lot, bidding.own, bidding.self, now) / 1000);
  if (left > 0) {
    return (
      <Button
        look="soft"
        size={56}
        className={side}
        aria-label={t('room.undoAloud', { seconds: left })}
        icon={<Undo2 size={18} aria-hidden="true" />}
        onClick={() => void bidding.takeBack()}
      >
        {t('room.undo', { seconds: number(left, { style: 'unit', unit: 'second', unitDisplay: 'short' }) })}
      </Button>
    );
  }
  // Who leads has it on the main button; a wide screen has a field for it.
  if (bidding.bidder.kind === 'leading') return null;
  return (
    <Button
      look="soft"
      size={56}
      disabled={lot.state !== 'running'}
      onClick={onMaximum}
      className={`${side} lg:hidden`}
      icon={<ChevronsUp size={18} aria-hidden="true" />}
    >
      {t('live.maxBid')}
    </Button>
  );
}

function MainButton({ lot, shopId, own, before, bidding, onMaximum }: BidButtonsProps) {
  const t = useT();
  const { money } = useFormat();
  const now = useNow(250) + use(ClockOffset);
  const over = now >= (lot?.endsAt ? Date.parse(lot.endsAt) : Number.POSITIVE_INFINITY);
  const look = 'min-w-0 grow font-display !text-18 figures';
  if (!lot || own) {
    return (
      <ButtonLink to="/shop/$shopId" params={{ shopId }} look="soft" size={56} className={look}>
        {own ? t('live.yourLot') : t('live.visitShop')}
      </ButtonLink>
    );
  }
  if (before) {
    return (
      <Button
        size={56}
        className={`${look} !border-accent-outline !text-accent-text`}
        icon={<ChevronsUp size={20} aria-hidden="true" />}
        onClick={onMaximum}
      >
        {before.maximum ? t('room.raiseMax') : t('roomList.preBid')}
      </Button>
    );
  }
  if (lot.state !== 'running' || (over && !bidding.sending)) {
    return (
      <Button size={56} disabled className={look}>
        {over && lot.state === 'running' ? t('live.closing') : t('live.startsSoon')}
      </Button>
    );
  }
  if (bidding.bidder.kind === 'leading' && !bidding.sending) {
    return (
      <Button
        size={56}
        className={`${look} !border-accent-outline !text-accent-text`}
        icon={<ChevronsUp size={20} aria-hidden="true" />}
        onClick={onMaximum}
      >
        {bidding.bidder.maximum ? t('room.raiseMax') : t('room.setMaxBid')}
      </Button>
    );
  }
  const words = t('ui.bid', { price: money(bidding.sending?.amount ?? lot.nextBid) });
  return (
    <Button
      look="accent"
      size={56}
      className={look}
      loading={bidding.sending !== null}
      title={t('room.bidByKey', { bid: words })}
      aria-keyshortcuts="b"
      onClick={() => bidding.tap(lot.nextBid)}
    >
      {words}
    </Button>
  );
}
