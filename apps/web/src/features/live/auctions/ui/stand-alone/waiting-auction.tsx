import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import type { KeptWish } from '../../model/kept-wish.ts';
import { usePreBid } from '../../model/use-pre-bid.ts';
import { MissingForBid, type SupplyForBid } from '../asked-for-bid.tsx';
import { RuleNote } from '../rule-note.tsx';
import { CouponForWin } from './coupon-for-win.tsx';
import { PreBidBox } from './pre-bid-box.tsx';

/** Draws the question whether a bid is still wanted. */
export type AskAgain = (asked: {
  wish: KeptWish;
  lot: Pick<RoomLot, '_id' | 'state' | 'nextBid' | 'bidCount'>;
  leads: boolean;
  onBid: () => void;
  onOver: () => void;
}) => ReactNode;

interface WaitingAuctionProps {
  lot: LotStatus;
  productId: string;
  page: LotPage | undefined;
  /** Nobody bids on their own. */
  isOwn: boolean;
  signedInFirst: (act: () => void) => void;
  supply: SupplyForBid;
  askAgain: AskAgain;
  wish: KeptWish | null;
  onOver: () => void;
  watch: ReactNode;
  /** Asking to be let bid, where the shop wants that. */
  approval: ReactNode;
}

/** An auction before it begins: when, by which rules, and what one would pay at most. */
export function WaitingAuction(props: WaitingAuctionProps) {
  const { lot, productId, page, isOwn, signedInFirst, supply, watch, approval, askAgain, wish, onOver } =
    props;
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const bidding = usePreBid(lot, productId);
  const { startsAt } = lot;
  const { opensAt, preBids } = bidding;
  return (
    <div className="grid gap-3">
      {startsAt ? (
        <section aria-label={t('auction.title')} className="rounded-16 bg-fill p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0 flex-1">
              <p className="text-14 text-ink-2">{t('auction.startsIn')}</p>
              <p className="mt-1 text-16 font-semibold wrap-anywhere">
                {t('auction.startsAt', {
                  price: money(opensAt),
                  time: dayAndTime(startsAt, { inSentence: true }),
                })}
              </p>
              {preBids > 0 ? (
                <p aria-live="polite" className="mt-1 text-14 text-ink-2 figures">
                  {t('hosting.preBidCount', { count: preBids })}
                </p>
              ) : null}
            </div>
            <SpokenCountdown endsAt={startsAt} size={84} />
          </div>
          {page ? (
            <p className="mt-3 border-t border-line pt-3 text-13 text-ink-2 figures">
              <RuleNote lotId={lot._id} closing={page.closing} hash={hashOf(page)} />
            </p>
          ) : null}
        </section>
      ) : (
        <Notice>{t('market.auctionNotBegun', { price: money(opensAt) })}</Notice>
      )}
      {startsAt && !isOwn ? (
        <>
          {page?.needsApproval ? approval : null}
          {wish
            ? askAgain({
                wish: { ...wish, kind: 'maximum' },
                ...{ lot: { _id: lot._id, state: 'queued', nextBid: lot.price, bidCount: 0 }, leads: false },
                onBid: () => {
                  onOver();
                  // Where it is a high one it is asked about there.
                  bidding.setOpen(true);
                  bidding.give(wish.amount);
                },
                onOver,
              })
            : null}
          <PreBidBox bidding={bidding} least={lot.price} signedInFirst={signedInFirst} />
          <CouponForWin lotId={lot._id} />
          <MissingForBid missing={bidding.missing} supply={supply} />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">{watch}</div>
    </div>
  );
}

export const hashOf = ({ closing }: LotPage): string | undefined =>
  closing.kind === 'random' ? closing.hash : undefined;
