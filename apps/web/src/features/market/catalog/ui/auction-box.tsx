import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { cx } from '@/ui/cx.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Price } from '@/ui/price/price.tsx';

interface AuctionBoxProps {
  lot: NonNullable<Product['lot']>;
  /** Left out for its own seller. */
  onBid?: () => void;
  working: boolean;
}

/** Where the bidding stands, until when, and the next bid. */
export function AuctionBox({ lot, onBid, working }: AuctionBoxProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  if (lot.state !== 'running') return <Over lot={lot} />;
  return (
    <div>
      <div className="flex items-center justify-between gap-4 rounded-16 bg-fill p-4 sm:p-5">
        <div className="min-w-0">
          <p className="text-14 text-ink-2">{t('ui.currentBid', { count: lot.bidCount })}</p>
          <p aria-live="polite">
            <Price price={lot.price} size="page" />
          </p>
          <p
            className={cx(
              'min-h-5 text-14 font-semibold',
              lot.reserve === 'met' ? 'text-won-text' : 'text-ink-2',
            )}
          >
            {lot.reserve === 'met'
              ? t('ui.reserveMet')
              : lot.reserve === 'not-met'
                ? t('ui.reserveNotMet')
                : t('market.noReserve')}
          </p>
        </div>
        {lot.endsAt ? (
          <SpokenCountdown endsAt={lot.endsAt} size={84} durationSeconds={lot.durationSeconds} />
        ) : null}
      </div>
      {onBid ? (
        <Button
          look="accent"
          size={56}
          block
          loading={working}
          onClick={onBid}
          className="mt-3 max-sm:hidden"
        >
          {t('ui.bid', { price: money(lot.nextBid) })}
        </Button>
      ) : null}
      {lot.endsAt ? (
        <p className="mt-2.5 text-14 text-ink-2 figures">
          {t('market.closesAt', { time: dayAndTime(lot.endsAt, { inSentence: true }) })}
        </p>
      ) : null}
      {onBid ? (
        <div className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden">
          <Button look="accent" size={56} block loading={working} onClick={onBid}>
            {t('ui.bid', { price: money(lot.nextBid) })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Over({ lot }: { lot: AuctionBoxProps['lot'] }) {
  const t = useT();
  const { money } = useFormat();
  if (lot.state === 'queued')
    return <Notice>{t('market.auctionNotBegun', { price: money(lot.price) })}</Notice>;
  return (
    <Notice tone={lot.state === 'sold' ? 'done' : 'info'}>
      {lot.state === 'sold'
        ? t('market.auctionSold', { price: money(lot.price), count: lot.bidCount })
        : t('market.auctionPassed')}
    </Notice>
  );
}
