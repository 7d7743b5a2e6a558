import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Tip } from '@souk/shared/money/tips/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getRoomShop } from '@/features/live/shows/api/get-room-shop.ts';
import { giveTip, type TipWish } from '@/features/live/tips/api/give-tip.ts';
import { TipSheet } from '@/features/live/tips/ui/tip-sheet.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { checkPayment } from '@/features/money/checkout/api/checkout.ts';
import { getWallet } from '@/features/money/wallet/api/get-wallet.ts';
import { ApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { BankSheet } from './bank-sheet.tsx';
import { SupplyForBid } from './supply-for-bid.tsx';

/** The way to tip the host of a show, for who is signed in and may speak there. */
export function RoomTip({ show }: { show: Show }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('tip.title', { name: show.shop.name })}
        look="soft"
        size={44}
        round
        className="shrink-0 !bg-black/55 !text-white lg:!bg-fill lg:!text-ink-1"
        onClick={() => setOpen(true)}
      >
        <HandCoins size={20} aria-hidden="true" />
      </IconButton>
      {open ? <Tipping show={show} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface AtBank {
  payment: Payment;
  amount: Money;
}

function Tipping({ show, onClose }: { show: Show; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { data: shop } = useQuery(getRoomShop(show.shop._id));
  const { data: wallet } = useQuery(getWallet());
  const { data: cards } = useQuery(getCards());
  const [adding, setAdding] = useState(false);
  const [atBank, setAtBank] = useState<AtBank | null>(null);
  const [declined, setDeclined] = useState<unknown>(null);
  // The same tap, tried again, is the same tip.
  const tap = useRef<{ wish: string; key: string } | null>(null);
  const keyOf = (wish: TipWish): string => {
    const name = JSON.stringify(wish);
    if (tap.current?.wish !== name) tap.current = { wish: name, key: newIdempotencyKey() };
    return tap.current.key;
  };
  const give = useMutation({
    mutationFn: async (wish: TipWish) => {
      const tip = await giveTip(show._id, wish, keyOf(wish)).catch((error: unknown) => {
        // What was refused is tried as another one.
        tap.current = null;
        throw error;
      });
      return { tip, payment: await askedByBank(tip) };
    },
    onMutate: () => setDeclined(null),
    onSuccess: ({ tip: { amount, state }, payment }) => {
      if (payment) return setAtBank({ payment, amount });
      if (state === 'given') thank(amount);
      close();
    },
  });
  const thank = (amount: Money) =>
    toast({ kind: 'done', title: t('tip.given', { amount: money(amount), name: show.shop.name }) });
  const close = () => {
    void queries.invalidateQueries({ queryKey: getWallet().queryKey });
    onClose();
  };
  const hearBank = async ({ payment: { _id }, amount }: AtBank) => {
    const { payment } = await checkPayment(_id);
    if (isOpenPayment(payment.state)) return;
    if (payment.state === 'succeeded') {
      thank(amount);
      return close();
    }
    setAtBank(null);
    tap.current = null;
    const code = payment.failure ?? 'card_declined';
    setDeclined(new ApiError(code, 402, `the payment failed: ${code}`));
  };
  if (!shop || !wallet || !cards) return null;
  const { currency } = shop;
  const credit = wallet.wallet.find((one) => one.currency === currency) ?? { amount: 0, currency };
  if (adding)
    return (
      <SupplyForBid need="card" to="buy" onClose={() => setAdding(false)} onDone={() => setAdding(false)} />
    );
  if (atBank)
    return (
      <BankSheet
        title={t('tip.title', { name: shop.name })}
        payment={atBank.payment}
        onAnswered={() => void hearBank(atBank).catch(tellFailure)}
        onOther={() => {
          tap.current = null;
          setAtBank(null);
        }}
        stopping={false}
        onClose={close}
      >
        <p className="text-16 font-semibold figures">{t('tip.give', { amount: money(atBank.amount) })}</p>
      </BankSheet>
    );
  const refusal = give.error ?? declined;
  return (
    <TipSheet
      shopName={shop.name}
      currency={currency}
      wallet={credit}
      cards={cards.filter(({ expired }) => !expired).map((card) => ({ id: card._id, text: cardName(card) }))}
      working={give.isPending}
      refusal={refusal ? failureWords(refusal, t) : null}
      onTip={give.mutate}
      onAddCard={() => setAdding(true)}
      onClose={onClose}
    />
  );
}

/** The payment of a tip whose card’s bank asks first. */
async function askedByBank({ payment }: Tip): Promise<Payment | null> {
  if (!payment || !isOpenPayment(payment.state)) return null;
  const { clientSecret } = await checkPayment(payment._id);
  return clientSecret === null ? null : payment;
}
