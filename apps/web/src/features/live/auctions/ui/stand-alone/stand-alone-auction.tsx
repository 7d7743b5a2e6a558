import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { ChevronsUp, Crown, Gavel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { cx } from '@/ui/cx.ts';
import { Price } from '@/ui/price/price.tsx';
import { auctionWords } from '../../model/auction-words.ts';
import { type StandAlone, useStandAlone } from '../../model/use-stand-alone.ts';
import { useStoredWish } from '../../model/use-stored-wish.ts';
import { MissingForBid, type SupplyForBid } from '../asked-for-bid.tsx';
import { ClockMarks } from '../clock-marks.tsx';
import { RuleNote } from '../rule-note.tsx';
import { AuctionOver } from './auction-over.tsx';
import { ConfirmAgain } from './confirm-again.tsx';
import { CouponForWin } from './coupon-for-win.tsx';
import { LatestBids } from './latest-bids.tsx';
import { OwnAmount } from './own-amount.tsx';
import { type AskAgain, hashOf, WaitingAuction } from './waiting-auction.tsx';

interface StandAloneAuctionProps {
  lot: LotStatus;
  productId: string;
  /** Nobody bids on their own. */
  isOwn: boolean;
  /** Leads a visitor to the sign-in first. */
  signedInFirst: (act: () => void) => void;
  supply: SupplyForBid;
  /** What was wanted before their card’s bank asked, asked about once more. */
  askAgain: AskAgain;
  /** Watching it, beside what one can do, before its bidding begins and while it goes on. */
  watch: (waits: boolean) => ReactNode;
  /** Asking to be let bid, where the shop wants that. */
  approval: ReactNode;
  /** What its seller may do once it is over. */
  choices: ReactNode;
}

/** A product’s auction: live price, who leads, until when, and every way to bid. */
export function StandAloneAuction(props: StandAloneAuctionProps) {
  const { lot, productId, isOwn, signedInFirst, supply, askAgain, watch, approval } = props;
  useWordsToCome(auctionWords);
  const t = useT();
  const auction = useStandAlone(lot, productId);
  const { standing, page } = auction;
  const [wish, forget] = useStoredWish();
  const choose = () => signedInFirst(() => auction.setChoosing(true));
  if (standing.state === 'queued')
    return (
      <WaitingAuction
        {...{ lot, productId, page, isOwn, signedInFirst, supply, approval, askAgain, wish }}
        onOver={forget}
        watch={watch(true)}
      />
    );
  if (standing.state !== 'running')
    return <AuctionOver lot={lot} auction={auction} choices={isOwn ? props.choices : null} />;
  return (
    <section aria-label={t('auction.title')} className="grid gap-3">
      <Standing auction={auction} lot={lot} />
      {isOwn ? null : (
        <>
          {auction.toConfirm ? (
            <ConfirmAgain
              amount={auction.toConfirm.amount}
              onConfirm={auction.confirm}
              isSending={auction.isSending}
            />
          ) : null}
          {page?.needsApproval ? approval : null}
          {wish
            ? askAgain({
                wish,
                ...{ lot: { _id: lot._id, ...standing }, leads: auction.leads },
                onBid: () => {
                  // A card that is asked for once more keeps it anew.
                  forget();
                  if (wish.kind === 'buy') auction.buy(wish.amount);
                  else auction.bid(wish.kind, wish.amount);
                },
                onOver: forget,
              })
            : null}
          <Ways auction={auction} signedInFirst={signedInFirst} onMaximum={choose} />
          <OwnAmount
            nextBid={standing.nextBid}
            leads={auction.leads}
            maximum={auction.maximum}
            price={standing.price}
            isOpen={auction.choosing}
            onOpen={choose}
            isSending={auction.isSending}
            onBid={auction.bid}
          />
          <CouponForWin lotId={lot._id} />
          <MissingForBid missing={auction.missing} supply={supply} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">{watch(false)}</div>
      <LatestBids lot={lot} productId={productId} page={page} />
    </section>
  );
}

function Standing({ auction, lot }: { auction: StandAlone; lot: LotStatus }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const { standing, page } = auction;
  const { endsAt, reserve } = standing;
  return (
    <div className="rounded-16 bg-fill p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-14 text-ink-2">{t('ui.currentBid', { count: standing.bidCount })}</p>
          <p aria-live="polite">
            <Price price={standing.price} size="page" />
          </p>
          <Leader auction={auction} />
        </div>
        {endsAt ? (
          <div className="flex flex-col items-end gap-1">
            <SpokenCountdown endsAt={endsAt} size={84} durationSeconds={lot.durationSeconds} />
            <ClockMarks isSlow={auction.isSlow} isReopened={auction.isReopened} />
          </div>
        ) : null}
      </div>
      <p className="mt-3 border-t border-line pt-3 text-13 text-ink-2 figures">
        <span className={cx('font-semibold', reserve === 'met' && 'text-won-text')}>
          {t(
            reserve === 'met'
              ? 'ui.reserveMet'
              : reserve === 'not-met'
                ? 'ui.reserveNotMet'
                : 'market.noReserve',
          )}
        </span>
        {endsAt ? ` · ${t('market.closesAt', { time: dayAndTime(endsAt, { inSentence: true }) })}` : null}
        {page ? <RuleNote lotId={lot._id} closing={page.closing} hash={hashOf(page)} /> : null}
      </p>
    </div>
  );
}

/** Who leads: you, or their name; whether one was outbid. */
function Leader({ auction: { standing, leads, maximum, hasBid } }: { auction: StandAlone }) {
  const t = useT();
  const { money } = useFormat();
  const tone = leads ? 'text-won-text' : hasBid ? 'text-live-text' : 'text-ink-2';
  const words = leads
    ? maximum
      ? t('room.youLeadUpTo', { price: money(maximum) })
      : t('auction.youLead')
    : standing.leader
      ? hasBid
        ? t('auction.outbid', { name: standing.leader.handle })
        : t('auction.leads', { name: standing.leader.handle })
      : t('auction.noBids');
  return (
    <p aria-live="polite" className={cx('flex min-h-5 items-center gap-1.5 text-14 font-semibold', tone)}>
      {leads ? <Crown size={15} aria-hidden="true" /> : null}
      {words}
    </p>
  );
}

interface WaysProps extends Pick<StandAloneAuctionProps, 'signedInFirst'> {
  auction: StandAlone;
  onMaximum: () => void;
}

/** As in a room, who leads is not asked to bid over themselves. */
function Ways({ auction, signedInFirst, onMaximum }: WaysProps) {
  const t = useT();
  const { money } = useFormat();
  const { standing, page, isSending } = auction;
  const price = page?.buyNow ?? null;
  const press = () => signedInFirst(() => auction.tap(standing.nextBid));
  const bid = auction.leads ? (
    <Button
      size={56}
      block
      className="!border-accent-outline !text-accent-text"
      icon={<ChevronsUp size={20} aria-hidden="true" />}
      onClick={onMaximum}
    >
      {t(auction.maximum ? 'room.raiseMax' : 'room.setMaxBid')}
    </Button>
  ) : (
    <Button
      look="accent"
      size={56}
      block
      loading={isSending}
      icon={<Gavel size={18} aria-hidden="true" />}
      onClick={press}
    >
      {t('ui.bid', { price: money(standing.nextBid) })}
    </Button>
  );
  return (
    <>
      <div className="max-sm:hidden">{bid}</div>
      {price && standing.bidCount === 0 ? (
        <Button
          size={48}
          block
          loading={auction.isBuying}
          onClick={() => signedInFirst(() => auction.buy(price))}
        >
          {t('market.buyNow', { price: money(price) })}
        </Button>
      ) : null}
      <div className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden">
        {bid}
      </div>
    </>
  );
}
