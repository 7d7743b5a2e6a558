import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { getLotLogEnd } from '../../api/get-lot-log.ts';
import { bidsIn } from '../../model/log-lines.ts';
import { useLotDocument } from '../../model/use-lot-document.ts';

const SHOWN = 5;
// What many watch is bid on several times a second; the price above is heard at once.
const PAUSE_MS = 2_000;

interface LatestBidsProps {
  lot: LotStatus;
  productId: string;
  page: LotPage | undefined;
}

/** The last few bids; all of them stand in the log. */
export function LatestBids({ lot, productId, page }: LatestBidsProps) {
  const t = useT();
  const { money, relative } = useFormat();
  const head = useLotDocument({ ...lot, productId })?.head;
  const log = useQuery({
    ...getLotLogEnd(lot._id),
    refetchInterval: ({ state: { data } }) => (head && data && data.head !== head ? PAUSE_MS : false),
  });
  const names = new Map(page?.bidders.map(({ number, handle }) => [number, handle]));
  const bids = bidsIn(log.data ?? { entries: [] });
  return (
    <div className="rounded-16 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-14 font-semibold">{t('auction.latest')}</h2>
        <Link
          to="/lots/$lotId/log"
          params={{ lotId: lot._id }}
          className="touch-44 text-14 text-ink-2 underline hover:text-ink-1"
        >
          {t('log.title')}
        </Link>
      </div>
      {bids.length === 0 ? (
        <p className="mt-1.5 text-14 text-ink-2">{t('auction.noneYet')}</p>
      ) : (
        <ol className="mt-2 grid gap-1.5 text-14">
          {bids.slice(0, SHOWN).map((bid) => (
            <li key={bid.number} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="min-w-0 truncate">
                {names.get(bid.bidder ?? 0) ?? t('log.bidder', { number: bid.bidder ?? 0 })}
              </bdi>
              <span className="text-13 text-ink-3">{relative(bid.at)}</span>
              <span className="ms-auto font-semibold figures">
                {typeof bid.amount === 'number'
                  ? money({ amount: bid.amount, currency: lot.price.currency })
                  : t('log.kind.maximum')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
