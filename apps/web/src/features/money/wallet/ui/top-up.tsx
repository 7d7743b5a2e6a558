import type { Card } from '@souk/shared/money/cards/schema.ts';
import { topUpLimits } from '@souk/shared/money/wallet/top-ups.ts';
import type { Money } from '@souk/shared/money.ts';
import { nextCardSum } from '@souk/shared/money-rules.ts';
import { type ReactNode, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CardChoice } from '@/ui/card-fields/card-choice.tsx';
import { firstCard, newCard } from '@/ui/card-fields/payable-card.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';

export interface TopUpWish {
  amount: Money;
  /** The id of a card, or `new`. */
  card: string;
  keepCard: boolean;
}

interface TopUpProps {
  currency: string;
  cards: readonly Card[];
  /** Where a new card is typed in, and whether all of it is. */
  newCardForm: { form: ReactNode; complete: boolean };
  working: boolean;
  error: unknown;
  onTopUp: (wish: TopUpWish) => void;
  onClose: () => void;
}

// Times the least that can be put in.
const suggested = [4, 10, 20];

/** Puts money from a card into one's wallet: how much, and from which card. */
export function TopUp({ currency, cards, newCardForm, working, error, onTopUp, onClose }: TopUpProps) {
  const t = useT();
  const { money } = useFormat();
  const { least, most } = topUpLimits(currency);
  const quick = suggested.map((times) => ({ amount: least.amount * times, currency }));
  const [amount, setAmount] = useState<number | null>(quick[1]?.amount ?? null);
  const [picked, setPicked] = useState<string | null>(null);
  const [keepCard, setKeepCard] = useState(true);
  const card = picked ?? firstCard(cards);
  const chosen = { amount: amount ?? 0, currency };
  const within = chosen.amount >= least.amount && chosen.amount <= most.amount;
  const next = nextCardSum(chosen);
  const fits = within && next.amount === chosen.amount;
  return (
    <Dialog
      open
      title={t('wallet.topUp')}
      note={t('wallet.topUpNote')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="flex flex-col gap-5">
        <Form
          id="top-up"
          aria-label={t('wallet.topUp')}
          onSubmit={() => onTopUp({ amount: chosen, card, keepCard })}
          className="flex flex-col gap-3"
        >
          <MoneyInput
            label={t('account.amount')}
            currency={currency}
            amount={amount}
            onAmount={setAmount}
            required
            rules={[
              filled(t('ui.required')),
              () => within || t('wallet.topUpWithin', { least: money(least), most: money(most) }),
              () => fits || t('card.nextSum', { amount: money(next, { exact: true }) }),
            ]}
          />
          <ChipRow label={t('wallet.quickAmounts')}>
            {quick.map((sum) => (
              <Chip key={sum.amount} chosen={sum.amount === amount} onClick={() => setAmount(sum.amount)}>
                {money(sum)}
              </Chip>
            ))}
          </ChipRow>
        </Form>
        <div className="grid gap-2.5">
          <h3 className="text-14 font-medium">{t('wallet.topUpWith')}</h3>
          <CardChoice
            label={t('wallet.topUpWith')}
            cards={cards}
            chosen={card}
            onChoose={setPicked}
            form={
              <>
                {newCardForm.form}
                <Checkbox checked={keepCard} onChange={setKeepCard} className="mt-4">
                  {t('checkout.keepCard')}
                </Checkbox>
              </>
            }
          />
        </div>
        {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button
            type="submit"
            form="top-up"
            look="accent"
            loading={working}
            disabled={card === newCard && !newCardForm.complete}
          >
            {fits ? t('wallet.topUpAmount', { amount: money(chosen, { exact: true }) }) : t('wallet.topUp')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
