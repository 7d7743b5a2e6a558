import type { Money } from '@souk/shared/money.ts';
import { Gavel } from 'lucide-react';
import { Suspense } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { PreBidding } from '../../model/use-pre-bid.ts';
import { AmountComing } from './amount-coming.tsx';

const MaximumForm = lazyPart(async () => (await import('./maximum-form.tsx')).MaximumForm);

interface PreBidBoxProps {
  bidding: PreBidding;
  /** No maximum is below it. */
  least: Money;
  signedInFirst: (act: () => void) => void;
}

/** The most one would pay for what has not begun: given, changed, and taken back until it begins. */
export function PreBidBox({ bidding, least, signedInFirst }: PreBidBoxProps) {
  const t = useT();
  const { maximum, isOpen, setOpen } = bidding;
  if (isOpen)
    return (
      <Suspense fallback={<AmountComing />}>
        <MaximumForm bidding={bidding} least={least} />
      </Suspense>
    );
  if (maximum) return <OwnMaximum bidding={bidding} maximum={maximum} />;
  return (
    <Button
      look="accent"
      size={56}
      block
      icon={<Gavel size={18} aria-hidden="true" />}
      onClick={() => signedInFirst(() => setOpen(true))}
    >
      {t('roomList.preBid')}
    </Button>
  );
}

function OwnMaximum({ bidding, maximum }: { bidding: PreBidding; maximum: Money }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <section aria-label={t('room.yourMaximum')} className="rounded-16 border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-14 font-semibold">{t('room.yourMaximum')}</span>
        <span className="text-22 font-semibold figures">{money(maximum)}</span>
      </p>
      <p className="mt-1 text-13 text-ink-2">{t('auction.yourMaximumNote')}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button size={44} look="ink" onClick={() => bidding.setOpen(true)}>
          {t('auction.change')}
        </Button>
        <Button size={44} loading={bidding.isTakingBack} onClick={bidding.takeBack}>
          {t('roomList.cancelPreBid')}
        </Button>
      </div>
    </section>
  );
}
