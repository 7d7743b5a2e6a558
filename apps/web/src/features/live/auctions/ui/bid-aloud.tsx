import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { Bidding } from '../model/use-bidding.ts';

/** What matters to a bidder who hears the page, once: that they lead, that they do not, why a bid was not taken. */
export function BidAloud({ bidding }: { bidding: Bidding }) {
  const t = useT();
  const { money } = useFormat();
  const { lot, bidder, refusal } = bidding;
  const standing =
    lot?.state !== 'running' || bidder.kind === 'watching'
      ? ''
      : bidder.kind === 'leading'
        ? t('room.youLead')
        : `${t('room.outbid')}. ${t('ui.bid', { price: money(lot.nextBid) })}`;
  return (
    <div className="sr-only">
      <p aria-live="polite">{standing}</p>
      <p role="alert">{refusal ? failureWords(refusal.error, t) : ''}</p>
    </div>
  );
}
