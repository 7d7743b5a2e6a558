import { isFarBelow } from '@souk/shared/market/offers/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';

interface OfferDialogProps {
  title: string;
  price: Money;
  onSend: (amount: Money) => void;
  sending: boolean;
  /** Over a room, which is dark. */
  dark?: boolean;
  onClose: () => void;
}

const formId = 'offer';

/** What someone would pay. The seller accepts it, declines it, or counters. */
export function OfferDialog({ title, price, onSend, sending, dark = false, onClose }: OfferDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const { currency } = price;
  const [amount, setAmount] = useState<number | null>(null);
  /** What they were asked about, as it is so little. */
  const [asked, setAsked] = useState<number | null>(null);
  const doubtful = amount !== null && asked === amount;
  const submit = () => {
    if (amount === null) return;
    if (isFarBelow(amount, price.amount) && !doubtful) setAsked(amount);
    else onSend({ amount, currency });
  };
  const sensible = () => {
    if (amount === null || amount <= 0) return t('market.offerAmount');
    return amount < price.amount || t('market.offerBelow', { price: money(price) });
  };
  return (
    <Dialog
      open
      closable
      dark={dark}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('market.makeOffer')}
      note={t('market.offerNote', { title, price: money(price) })}
      actions={
        <Button type="submit" form={formId} look="accent" loading={sending} block size={48}>
          {amount
            ? t(doubtful ? 'market.sendOfferAnyway' : 'market.sendOffer', {
                price: money({ amount, currency }),
              })
            : t('market.sendOfferPlain')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <MoneyInput
          label={t('market.yourOffer')}
          currency={currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[filled(t('market.offerAmount')), sensible]}
        />
        {doubtful ? (
          <Notice tone="warning" className="mt-4">
            {t('market.offerFarBelow', { price: money(price) })}
          </Notice>
        ) : null}
        <ProtectionNote className="mt-4" />
      </Form>
    </Dialog>
  );
}
