import type { Show } from '@souk/shared/live/shows/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Tip } from '@souk/shared/money/tips/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AppRouter } from '@/app/router.tsx';
import { getRoomShop } from '@/features/live/shows/api/get-room-shop.ts';
import { giveTip, type TipWish } from '@/features/live/tips/api/give-tip.ts';
import { TipSheet } from '@/features/live/tips/ui/tip-sheet.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { bankPage } from '@/features/money/checkout/api/bank-page.ts';
import { checkPayment } from '@/features/money/checkout/api/checkout.ts';
import { getWallet } from '@/features/money/wallet/api/get-wallet.ts';
import { newIdempotencyKey } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { toast } from '@/ui/toast/toast.ts';
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

function Tipping({ show, onClose }: { show: Show; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { settings } = (useRouter() as AppRouter).options.context;
  const { data: shop } = useQuery(getRoomShop(show.shop._id));
  const { data: wallet } = useQuery(getWallet());
  const { data: cards } = useQuery(getCards());
  const [adding, setAdding] = useState(false);
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
      await toBank(tip, settings.payments);
      return tip;
    },
    onSuccess: ({ amount, state }) => {
      void queries.invalidateQueries({ queryKey: getWallet().queryKey });
      if (state === 'given')
        toast({ kind: 'done', title: t('tip.given', { amount: money(amount), name: show.shop.name }) });
      onClose();
    },
  });
  if (!shop || !wallet || !cards) return null;
  const { currency } = shop;
  const credit = wallet.wallet.find((one) => one.currency === currency) ?? { amount: 0, currency };
  if (adding)
    return (
      <SupplyForBid need="card" to="buy" onClose={() => setAdding(false)} onDone={() => setAdding(false)} />
    );
  return (
    <TipSheet
      shopName={shop.name}
      currency={currency}
      wallet={credit}
      cards={cards.filter(({ expired }) => !expired).map((card) => ({ id: card._id, text: cardName(card) }))}
      working={give.isPending}
      refusal={give.error ? failureWords(give.error, t) : null}
      onTip={give.mutate}
      onAddCard={() => setAdding(true)}
      onClose={onClose}
    />
  );
}

/** Where the card’s bank asks first, and back into the room. */
async function toBank({ payment }: Tip, provider: Parameters<typeof bankPage>[2]): Promise<void> {
  if (!payment || !isOpenPayment(payment.state)) return;
  const { clientSecret } = await checkPayment(payment._id);
  const page = clientSecret && (await bankPage(clientSecret, location.href, provider));
  if (!page) return;
  location.assign(page);
  // The button stays busy until the bank’s page is there.
  await new Promise(() => {});
}
