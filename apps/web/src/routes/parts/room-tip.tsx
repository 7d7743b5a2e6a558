import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getRoomShop } from '@/features/live/shows/api/get-room-shop.ts';
import { giveTip, type TipWish } from '@/features/live/tips/api/give-tip.ts';
import { TipSheet } from '@/features/live/tips/ui/tip-sheet.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { storedPaying } from '@/features/money/checkout/model/paying-here.ts';
import { getWallet } from '@/features/money/wallet/api/get-wallet.ts';
import { checkTopUp } from '@/features/money/wallet/api/top-ups.ts';
import { ApiError, useAttempts } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { SupplyForBid } from './supply-for-bid.tsx';
import { type AskedTip, TipAtBank } from './tip-at-bank.tsx';
import { ToCome, useIsSlow } from './to-come.tsx';

/** The way to tip the host of a show, for who is signed in and may speak there. */
export function RoomTip({ show }: { show: Show }) {
  const t = useT();
  const [open, setOpen] = useState(() => storedPaying('tip') !== null);
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

function Tipping({ show, onClose }: { show: Show; onClose: () => void }) {
  const isSlow = useIsSlow();
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const [shopAsked, walletAsked, cardsAsked] = [
    useQuery(getRoomShop(show.shop._id)),
    useQuery(getWallet()),
    useQuery(getCards()),
  ];
  const [shop, wallet, cards] = [shopAsked.data, walletAsked.data, cardsAsked.data];
  const [adding, setAdding] = useState(false);
  // A bank that asked in this very window came back to the page.
  const [asked, setAsked] = useState<AskedTip | null>(() => storedPaying('tip'));
  const [declined, setDeclined] = useState<unknown>(null);
  const attempt = useAttempts();
  const give = useMutation({
    mutationFn: (wish: TipWish) =>
      attempt([show._id, wish], (idempotencyKey) => giveTip(show._id, wish, idempotencyKey)),
    onMutate: () => setDeclined(null),
    onSuccess: ({ _id: tipId, state, amount, payment }) => {
      if (payment?.state === 'requires-action') {
        queries.setQueryData(checkTopUp(payment._id).queryKey, { payment, clientSecret: null });
        return setAsked({ tipId, paymentId: payment._id });
      }
      if (state === 'given') thank(amount);
      else if (payment && isOpenPayment(payment.state)) tellFailure(stillGoingThrough());
      close();
    },
  });
  const thank = (amount: Money) =>
    toast({ kind: 'done', title: t('tip.given', { amount: money(amount), name: show.shop.name }) });
  const close = () => {
    void queries.invalidateQueries({ queryKey: getWallet().queryKey });
    onClose();
  };
  if (!shop || !wallet || !cards)
    return isSlow ? (
      <SheetOrDialog title={t('tip.title', { name: show.shop.name })} footer={null} onClose={onClose}>
        <ToCome of={[shopAsked, walletAsked, cardsAsked]} />
      </SheetOrDialog>
    ) : null;
  const { currency } = shop;
  const credit = wallet.wallet.find((one) => one.currency === currency) ?? { amount: 0, currency };
  if (adding)
    return (
      <SupplyForBid need="card" to="buy" onClose={() => setAdding(false)} onDone={() => setAdding(false)} />
    );
  if (asked)
    return (
      <TipAtBank
        asked={asked}
        title={t('tip.title', { name: shop.name })}
        onPaid={({ amount }) => {
          thank(amount);
          close();
        }}
        onFailed={(payment) => {
          setAsked(null);
          setDeclined(declinedBy(payment));
        }}
        onOther={() => setAsked(null)}
        onClose={close}
      />
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

function declinedBy({ failure }: Payment): ApiError {
  const code = failure ?? 'card_declined';
  return new ApiError(code, 402, `the payment failed: ${code}`);
}

const stillGoingThrough = () => new ApiError('payment_processing', 409, 'nobody knows yet what came of it');
