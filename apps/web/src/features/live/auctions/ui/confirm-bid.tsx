import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface ConfirmBidProps {
  amount: Money;
  onConfirm: () => void;
  onClose: () => void;
}

/** A bid above what the seller lets pass unasked. */
export function ConfirmBid({ amount, onConfirm, onClose }: ConfirmBidProps) {
  const t = useT();
  const { money } = useFormat();
  const price = money(amount);
  return (
    <Dialog
      dark
      open
      closable
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('room.confirmTitle', { price })}
      note={t('room.confirmNote')}
      actions={
        <Button look="accent" size={48} block onClick={onConfirm}>
          {t('room.confirm', { price })}
        </Button>
      }
    />
  );
}
