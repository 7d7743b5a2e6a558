import { useRef } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { type Said, saidOnce } from '../model/said-once.ts';
import type { Bidding } from '../model/use-bidding.ts';
import { useRefusalWords } from '../model/use-refusal-words.ts';

/** What matters to a bidder who hears the page, once: that they lead, that they do not, why a bid was not taken. */
export function BidAloud({ bidding }: { bidding: Bidding }) {
  const refusalWords = useRefusalWords();
  const said = useRef<Said | null>(null);
  said.current = saidOnce(said.current, useStanding(bidding));
  return (
    <div className="sr-only">
      <p aria-live="polite">{said.current?.words}</p>
      <p role="alert">
        {bidding.refusal ? refusalWords(bidding.refusal.error) : (bidding.refusedBefore ?? '')}
      </p>
    </div>
  );
}

function useStanding({ lot, own, bidder }: Bidding): Said | null {
  const t = useT();
  const { money } = useFormat();
  if (lot?.state !== 'running' || bidder.kind === 'watching') return null;
  const about = `${bidder.kind} ${lot._id} ${own?.answer.number ?? ''}`;
  if (bidder.kind === 'leading') return { about, words: t('room.youLead') };
  // The next price goes on with every bid of others, which is theirs to hear.
  return { about, words: `${t('room.outbid')}. ${t('ui.bid', { price: money(lot.nextBid) })}` };
}
