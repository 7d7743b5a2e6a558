import type { BidKind } from '@souk/shared/live/auctions/bidding.ts';
import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { cx } from '@/ui/cx.ts';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { getLot } from '../api/get-lot.ts';
import { type Shipping, withShipping } from '../model/cost.ts';
import { stepped, suggestedMaximums } from '../model/maximum.ts';
import type { Bidding } from '../model/use-bidding.ts';
import { useRefusalWords } from '../model/use-refusal-words.ts';
import type { WaitingLot } from '../model/use-waiting-lots.ts';
import { NextBidder } from './next-bidder.tsx';
import { WinCoupon } from './win-coupon.tsx';

interface AmountWindowProps {
  lot: RoomLot;
  bidding: Bidding;
  shipping: Shipping | null;
  card: string | null;
  /** What is known of a lot that did not begin: then only a maximum is kept for it. */
  before: WaitingLot | null;
  onTakeBack: () => void;
  onClose: () => void;
}

/** An amount of one's own: once, or the most one would pay. A sheet on a phone, a small window on wide screens. */
export function AmountWindow(props: AmountWindowProps) {
  const { lot, before, bidding, card, onTakeBack, onClose } = props;
  const t = useT();
  const { money } = useFormat();
  const [kind, setKind] = useState<BidKind>('maximum');
  const minorPerMain = 10 ** minorDigits(lot.nextBid.currency);
  const own = bidding.bidder.kind === 'leading' ? bidding.bidder.maximum : null;
  const [suggested] = useState(() => suggestedMaximums(lot, minorPerMain)[1] ?? lot.nextBid);
  const [chosen, setChosen] = useState<Money | null>(null);
  // What one pays at most may be heard of only by now.
  const wanted = chosen ?? before?.maximum ?? own ?? suggested;
  // The price may pass what was chosen while one thinks.
  const least = leastOf(lot, bidding, kind);
  const amount = wanted.amount < least.amount ? least : wanted;
  const lowered = kind === 'maximum' && own && amount.amount < own.amount ? own : null;
  const refusalWords = useRefusalWords();
  const price = money(amount);
  const act = (
    <Button
      look="accent"
      size={56}
      block
      className="mx-auto font-display !text-18 figures sm:!flex sm:max-w-110"
      loading={bidding.sending !== null}
      onClick={() => void bidding.bid(kind, amount).then((done) => done && onClose())}
    >
      {lowered
        ? t('room.lowerMax', { price })
        : kind === 'maximum'
          ? t('live.setMax', { price })
          : t('ui.bid', { price })}
    </Button>
  );
  const body = (
    <div className="mx-auto flex max-w-110 flex-col gap-4">
      <Standing lot={lot} before={before} />
      {before ? null : (
        <Segment
          label={t('room.yourMaximum')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'once', label: t('room.bidOnce') },
            { value: 'maximum', label: t('room.maximum') },
          ]}
          className="w-full [&>label]:grow"
        />
      )}
      <Amount lot={lot} least={least} amount={amount} onAmount={setChosen} minorPerMain={minorPerMain} />
      <p className="flex gap-3 text-14 text-ink-2">
        <LockKeyhole size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        {before
          ? t('roomList.preBidNote')
          : lowered
            ? t('room.lowersMax', { from: money(lowered), to: price })
            : kind === 'maximum'
              ? t('live.maxExplained', { price: money(lot.nextBid) })
              : t('room.onceExplained', { price })}
      </p>
      <Costs {...props} amount={amount} />
      <WinCoupon lotId={lot._id} />
      {lot.showId && card ? <NextBidder showId={lot.showId} /> : null}
      {bidding.refusal ? <Notice tone="bad">{refusalWords(bidding.refusal.error)}</Notice> : null}
      {before?.maximum ? (
        <Button
          size={48}
          block
          onClick={() => {
            onTakeBack();
            onClose();
          }}
        >
          {t('roomList.cancelPreBid')}
        </Button>
      ) : null}
    </div>
  );
  return (
    <SheetOrDialog title={t(before ? 'roomList.preBid' : 'live.maxBidTitle')} footer={act} onClose={onClose}>
      {body}
    </SheetOrDialog>
  );
}

/** Who leads may lower what they pay at most, down to the price. */
const leastOf = (lot: RoomLot, { bidder }: Bidding, kind: BidKind) =>
  kind === 'maximum' && bidder.kind === 'leading' ? lot.price : lot.nextBid;

interface AmountProps {
  lot: RoomLot;
  least: RoomLot['price'];
  amount: RoomLot['price'];
  onAmount: (amount: RoomLot['price']) => void;
  minorPerMain: number;
}

/** A step up or down, a round amount, or one that is typed. */
function Amount({ lot, least, amount, onAmount, minorPerMain }: AmountProps) {
  const t = useT();
  const { money } = useFormat();
  const { currency } = amount;
  const { data: page } = useQuery(getLot(lot._id));
  const steps = page?.steps ?? stepsOf(minorPerMain);
  const step = (direction: 1 | -1) => onAmount(stepped(least, amount, direction, steps));
  return (
    <>
      <div className="flex items-end gap-3">
        <IconButton label={t('live.lower')} look="soft" size={48} round onClick={() => step(-1)}>
          <Minus size={20} aria-hidden="true" />
        </IconButton>
        <MoneyInput
          label={t('room.atLeast', { price: money(least) })}
          currency={currency}
          amount={amount.amount}
          onAmount={(typed) => typed !== null && onAmount({ amount: typed, currency })}
          className="grow"
        />
        <IconButton label={t('live.higher')} look="soft" size={48} round onClick={() => step(1)}>
          <Plus size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {suggestedMaximums(lot, minorPerMain).map((one) => (
          <button
            key={one.amount}
            type="button"
            aria-pressed={one.amount === amount.amount}
            onClick={() => onAmount(one)}
            className={cx(
              'min-h-11 rounded-12 border text-14 font-semibold figures',
              one.amount === amount.amount ? 'border-accent bg-accent-soft' : 'border-line bg-fill',
            )}
          >
            {money(one)}
          </button>
        ))}
      </div>
    </>
  );
}

function Costs({
  amount,
  shipping,
  card,
}: Pick<AmountWindowProps, 'shipping' | 'card'> & { amount: RoomLot['price'] }) {
  const t = useT();
  const { money } = useFormat();
  const cost = withShipping(amount, shipping);
  if (!cost && !card) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-t border-line pt-3 text-14 figures">
      {cost ? (
        <>
          <dt className="text-ink-2">{t('room.mostYouPay')}</dt>
          <dd className="text-end font-semibold">{money(cost)}</dd>
        </>
      ) : null}
      {card ? (
        <>
          <dt className="text-ink-2">{t('room.chargedTo')}</dt>
          <dd className="text-end">{card}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Standing({ lot, before }: Pick<AmountWindowProps, 'lot' | 'before'>) {
  const t = useT();
  const { money } = useFormat();
  const standing = before
    ? before.preBids > 0
      ? t('hosting.preBidCount', { count: before.preBids })
      : t('live.startPrice')
    : lot.told?.leader
      ? t('room.isLeading', { name: lot.told.leader.handle })
      : t('ui.bids', { count: lot.bidCount });
  return (
    <div className="flex items-center gap-3">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-16 font-semibold">
          {lot.title}
        </p>
        <p className="truncate text-14 text-ink-2 figures">
          <b className="font-semibold text-ink-1">{money(before?.opensAt ?? lot.price)}</b> {standing}
        </p>
        <SoldBy shop={lot.seller} />
      </div>
      {lot.endsAt && lot.state === 'running' ? (
        <CountdownRing endsAt={lot.endsAt} kind="show" size={56} durationSeconds={lot.durationSeconds} />
      ) : null}
    </div>
  );
}
