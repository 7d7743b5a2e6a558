import { agreedPrice, counterTrouble } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { YouEarn } from './you-earn.tsx';

interface CounterDialogProps {
  offer: Offer;
  /** Whether it is the seller who names a price, or the buyer in answer to theirs. */
  sells: boolean;
  sending: boolean;
  /** Over a room, which is dark. */
  dark: boolean;
  onSend: (amount: Money) => void;
  onClose: () => void;
}

const formId = 'counter-offer';

/** A price between the two that are apart: of the offer and what is asked, or of the offer and the counteroffer. */
export function CounterDialog({ offer, sells, sending, dark, onSend, onClose }: CounterDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const [amount, setAmount] = useState<number | null>(null);
  const { currency } = offer.amount;
  const theirs = sells ? offer.amount : agreedPrice(offer);
  const high = sells ? offer.variant.price : theirs;
  const between = t('offers.between', { low: money(offer.amount), high: money(high) });
  const fits = () =>
    (amount !== null && counterTrouble(amount, offer.amount.amount, high.amount) === null) || between;
  return (
    <Dialog
      open
      closable
      dark={dark}
      onOpenChange={(open) => open || onClose()}
      title={t('offers.counterTitle', { name: sells ? offer.buyer.name : offer.shop.name })}
      note={t('offers.counterNote', { price: money(theirs) })}
      actions={
        <Button type="submit" form={formId} look="accent" loading={sending} block size={48}>
          {amount ? t('offers.counterAt', { price: money({ amount, currency }) }) : t('offers.counter')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => amount !== null && onSend({ amount, currency })}>
        <MoneyInput
          label={t('offers.yourPrice')}
          currency={currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[filled(between), fits]}
        />
        {sells && amount ? (
          <YouEarn
            price={{ amount, currency }}
            shopId={offer.shop._id}
            productId={offer.product._id}
            className="mt-3"
          />
        ) : null}
      </Form>
    </Dialog>
  );
}
