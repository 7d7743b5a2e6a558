import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ChevronsUp } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { type Bidding, useBidding } from '../model/use-bidding.ts';
import { MaximumDrawer } from './maximum-drawer.tsx';
import { SignInToBid } from './sign-in-to-bid.tsx';

interface BidDockProps {
  lot: ShowLot | null;
  shopId: string;
  /** Nobody bids on their own lot. */
  own: boolean;
}

/** Under every thumb of a running show. Whatever happens, the main button stays where it is. */
export function BidDock({ lot, shopId, own }: BidDockProps) {
  const t = useT();
  const bidding = useBidding(lot);
  const [setting, setSetting] = useState(false);
  return (
    <section
      aria-label={t('live.bidding')}
      className="flex flex-col gap-3 rounded-t-24 border-t border-line bg-surface/96 p-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:max-lg:rounded-24 lg:rounded-none lg:p-4"
    >
      {lot ? <Pinned lot={lot} /> : null}
      {lot ? <Standing lot={lot} /> : <p className="px-1 text-14 text-ink-2">{t('live.betweenLots')}</p>}
      <div className="flex gap-2">
        {lot && !own ? (
          <Button
            look="soft"
            size={56}
            disabled={!bidding.open}
            onClick={() => (bidding.mayBid ? setSetting(true) : bidding.askToSignIn())}
            className="w-18 shrink-0 flex-col !gap-0.5 !px-0 !text-12"
            icon={<ChevronsUp size={18} aria-hidden="true" />}
          >
            {t('live.maxBid')}
          </Button>
        ) : null}
        <MainButton lot={lot} shopId={shopId} own={own} bidding={bidding} />
      </div>
      {lot && setting ? <MaximumDrawer lot={lot} onClose={() => setSetting(false)} /> : null}
      {lot && bidding.asking ? <SignInToBid lot={lot} onClose={bidding.stopAsking} /> : null}
    </section>
  );
}

function Pinned({ lot }: { lot: ShowLot }) {
  const t = useT();
  const label = lot.number === null ? t('live.lot') : t('live.lotNumber', { number: lot.number });
  return (
    <div className="relative flex items-center gap-3">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="48px" className="!w-12 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p className="truncate text-14 font-semibold text-ink-1">
          <Link
            to="/product/$productId"
            params={{ productId: lot.productId }}
            search={{ variant: lot.variant?._id }}
            className="card-link"
          >
            {lot.title}
          </Link>
        </p>
        <p className="mt-0.5 truncate text-12 text-ink-2 figures">
          {lot.variant ? `${optionWords(lot.variant.options)} · ` : ''}
          {label} · {lot.state === 'running' ? t('live.underTheHammer') : t('live.upNext')}
        </p>
      </div>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-2 rtl:-scale-x-100" />
    </div>
  );
}

function Standing({ lot }: { lot: ShowLot }) {
  const t = useT();
  const { money } = useFormat();
  const words = [
    lot.state === 'running' ? t('ui.bids', { count: lot.bidCount }) : t('live.startPrice'),
    lot.reserve === 'met' ? t('ui.reserveMet') : null,
    lot.reserve === 'not-met' ? t('ui.reserveNotMet') : null,
  ].filter(Boolean);
  return (
    <div className="flex min-h-14 items-center justify-between gap-3">
      <p aria-live="polite" className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="text-36 font-[620] tracking-[-0.025em] text-ink-1 figures">{money(lot.price)}</span>
        <span className="text-14 text-ink-2 figures">{words.join(' · ')}</span>
      </p>
      {lot.endsAt && lot.state === 'running' ? (
        <SpokenCountdown endsAt={lot.endsAt} kind="show" size={56} durationSeconds={lot.durationSeconds} />
      ) : null}
    </div>
  );
}

function MainButton({ lot, shopId, own, bidding }: BidDockProps & { bidding: Bidding }) {
  const t = useT();
  const { money } = useFormat();
  const over = useNow() >= (lot?.endsAt ? Date.parse(lot.endsAt) : Number.POSITIVE_INFINITY);
  const look = 'grow font-display !text-18';
  if (!lot || own) {
    return (
      <ButtonLink to="/shop/$shopId" params={{ shopId }} look="soft" size={56} className={look}>
        {own ? t('live.yourLot') : t('live.visitShop')}
      </ButtonLink>
    );
  }
  if (lot.state !== 'running' || over) {
    return (
      <Button size={56} disabled className={look}>
        {over ? t('live.closing') : t('live.startsSoon')}
      </Button>
    );
  }
  return (
    <Button
      look="accent"
      size={56}
      className={look}
      loading={bidding.sending}
      onClick={() => (bidding.mayBid ? bidding.bid(lot.nextBid) : bidding.askToSignIn())}
    >
      {t('ui.bid', { price: money(lot.nextBid) })}
    </Button>
  );
}
