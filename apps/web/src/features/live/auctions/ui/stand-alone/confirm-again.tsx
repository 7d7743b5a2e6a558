import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

interface ConfirmAgainProps {
  amount: Money;
  onConfirm: () => void;
  isSending: boolean;
}

/** A high bid is asked about once more. */
export function ConfirmAgain({ amount, onConfirm, isSending }: ConfirmAgainProps) {
  const t = useT();
  const { money } = useFormat();
  return (
    <Notice tone="warning">
      <span className="block">{t('auction.confirm', { price: money(amount) })}</span>
      <Button look="ink" size={44} className="mt-2" loading={isSending} onClick={onConfirm}>
        {t('auction.confirmBid', { price: money(amount) })}
      </Button>
    </Notice>
  );
}
