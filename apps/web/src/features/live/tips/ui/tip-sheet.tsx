import { tipAmounts } from '@souk/shared/money/tips/amounts.ts';
import type { Money } from '@souk/shared/money.ts';
import { nextCardSum } from '@souk/shared/money-rules.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Select } from '@/ui/select/select.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import type { TipWish } from '../api/give-tip.ts';

interface TipSheetProps {
  shopName: string;
  currency: string;
  /** What the reader’s wallet has. */
  wallet: Money;
  cards: ReadonlyArray<{ id: string; text: string }>;
  working: boolean;
  /** Why it was refused, in words. */
  refusal: string | null;
  onTip: (wish: TipWish) => void;
  onAddCard: () => void;
  onClose: () => void;
}

const own = 'own';
const fromWallet = 'wallet';

/** How much, and out of what; one tap gives it. */
export function TipSheet(props: TipSheetProps) {
  const { shopName, currency, wallet, cards, working, refusal, onTip, onAddCard, onClose } = props;
  const t = useT();
  const { money } = useFormat();
  const { least, most, usual } = tipAmounts(currency);
  const [chosen, setChosen] = useState(String((usual[1] ?? usual[0])?.amount ?? own));
  const [typed, setTyped] = useState<number | null>(null);
  const amount = chosen === own ? (typed ?? 0) : Number(chosen);
  const sum = { amount, currency };
  const [wanted, setWanted] = useState<string | null>(null);
  const ways = [
    ...(wallet.amount >= Math.max(amount, least.amount)
      ? [{ id: fromWallet, text: t('tip.wallet', { amount: money(wallet, { exact: true }) }) }]
      : []),
    ...cards,
  ];
  const way = ways.find(({ id }) => id === wanted) ?? ways[0] ?? null;
  const next = way?.id === fromWallet ? sum : nextCardSum(sum);
  const within = amount >= least.amount && amount <= most.amount;
  const isAllowed = within && next.amount === amount;
  return (
    <SheetOrDialog
      title={t('tip.title', { name: shopName })}
      onClose={onClose}
      footer={
        way ? (
          <Button
            look="accent"
            size={56}
            block
            disabled={!isAllowed}
            loading={working}
            onClick={() => onTip({ amount: sum, cardId: way.id === fromWallet ? null : way.id })}
          >
            {isAllowed ? t('tip.give', { amount: money(sum, { exact: true }) }) : t('tip.choose')}
          </Button>
        ) : (
          <Button look="accent" size={56} block onClick={onAddCard}>
            {t('roomList.addCard')}
          </Button>
        )
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-4 pb-2">
        <Segment
          label={t('tip.howMuch')}
          value={chosen}
          onChange={setChosen}
          className="w-full [&>label]:grow [&>label]:px-2"
          choices={[
            ...usual.map((one) => ({ value: String(one.amount), label: money(one) })),
            { value: own, label: t('tip.other') },
          ]}
        />
        {chosen === own ? (
          <MoneyInput
            label={t('tip.howMuch')}
            hint={t('ui.range', { from: money(least), to: money(most) })}
            currency={currency}
            amount={typed}
            onAmount={setTyped}
            rules={[
              () => !within || isAllowed || t('card.nextSum', { amount: money(next, { exact: true }) }),
            ]}
          />
        ) : null}
        {way ? (
          <Select
            label={t('tip.payWith')}
            options={ways}
            valueKey="id"
            textKey="text"
            value={way.id}
            onChange={setWanted}
          />
        ) : null}
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
        <p className="text-12 text-ink-2">{t('tip.note')}</p>
      </div>
    </SheetOrDialog>
  );
}
