import type { Money } from '@souk/shared/money.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { usePreBidActs } from '../model/use-pre-bid.ts';
import { MaximumForm } from './stand-alone/maximum-form.tsx';

interface OwnPreBidProps {
  lotId: string;
  maximum: Money | null;
  /** No maximum is below it. */
  least: Money;
}

/** One’s own maximum for a lot that waits, wherever the lot is: changed, or taken back. */
export function OwnPreBid({ lotId, maximum, least }: OwnPreBidProps) {
  const t = useT();
  const acts = usePreBidActs(lotId);
  if (acts.isOpen)
    return (
      <div className="grid max-w-110 gap-3">
        <MaximumForm bidding={{ ...acts, maximum }} least={least} />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={44} onClick={() => acts.setOpen(true)}>
        {t('auction.change')}
      </Button>
      <Button size={44} loading={acts.isTakingBack} onClick={acts.takeBack}>
        {t('roomList.cancelPreBid')}
      </Button>
    </div>
  );
}
