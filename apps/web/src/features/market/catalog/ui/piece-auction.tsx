import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Price } from '@/ui/price/price.tsx';
import { useLastLot } from '../model/use-last-lot.ts';

interface PieceAuctionProps {
  lot: LotStatus | null;
  /** Left out for its own seller. */
  onBid?: () => void;
  working?: boolean;
}

/** Beside buying: one piece of the product is up for auction, named by its variant. */
export function PieceAuction({ lot: now, onBid, working = false }: PieceAuctionProps) {
  const t = useT();
  const { money } = useFormat();
  const last = useLastLot(now);
  if (!last) return null;
  const { lot, running } = last;
  const { variant, showId, endsAt } = lot;
  return (
    <section aria-labelledby="piece-auction" className="rounded-16 border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="piece-auction" className="text-14 font-semibold">
            {t(running ? 'product.pieceOnAuction' : 'product.pieceWasOnAuction')}
          </h2>
          {variant ? (
            <p dir="auto" className="own-words text-14 text-ink-2">
              {optionWords(variant.options)}
            </p>
          ) : null}
          <p aria-live="polite" className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
            <Price price={lot.price} size="panel" />
            <span className="text-14 text-ink-2 figures">{t('ui.bids', { count: lot.bidCount })}</span>
          </p>
        </div>
        {endsAt && running ? (
          <SpokenCountdown endsAt={endsAt} size={68} durationSeconds={lot.durationSeconds} />
        ) : null}
      </div>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-2.5">
        {onBid && running ? (
          <Button size={48} loading={working} onClick={onBid}>
            {t('ui.bid', { price: money(lot.nextBid) })}
          </Button>
        ) : null}
        {showId ? (
          <ButtonLink to="/live/$roomId" params={{ roomId: showId }} size={48}>
            {t('product.watchAuction')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
