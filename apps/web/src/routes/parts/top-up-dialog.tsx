import type { CardId } from '@souk/shared/ids.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardIsUsed } from '@/features/money/cards/model/card-for-once.ts';
import { useTopUp } from '@/features/money/wallet/model/use-top-up.ts';
import { TopUp, type TopUpWish } from '@/features/money/wallet/ui/top-up.tsx';
import { isRefused } from '@/platform/api/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { newCard } from '@/ui/card-fields/payable-card.ts';
import { cardForTopUp, useTopUpOutcome } from './top-up-under-way.tsx';
import { useNewCard } from './use-new-card.tsx';

interface TopUpDialogProps {
  currency: string;
  /** It waits for its card's bank, or for an answer. */
  onUnderWay: (paymentId: string) => void;
  onClose: () => void;
}

/** Puts money into one's wallet, from a card that is kept or a new one. */
export function TopUpDialog({ currency, onUnderWay, onClose }: TopUpDialogProps) {
  const { data: cards } = useQuery(getCards());
  const name = useSession(({ user }) => user?.name ?? '');
  const tell = useTopUpOutcome();
  const [amount, setAmount] = useState<Money | null>(null);
  // The card that was typed in for a top-up whose answer was lost: the same fields again are that card, not another one.
  const unanswered = useRef<CardId | null>(null);
  const charge = useTopUp({
    onSuccess: (payment) => {
      unanswered.current = null;
      if (isOpenPayment(payment.state)) onUnderWay(payment._id);
      else tell(payment);
      onClose();
    },
    onError: (error) => {
      if (isRefused(error)) drop();
    },
  });
  const drop = () => {
    unanswered.current = null;
    void cardIsUsed(cardForTopUp, false);
  };
  const fresh = useNewCard(cardForTopUp, name, (card) => {
    unanswered.current = card;
    if (amount) charge.mutate({ amount, card });
  });
  const { complete } = fresh;
  useEffect(() => {
    // Another card is being typed in.
    if (!complete) unanswered.current = null;
  }, [complete]);
  const onTopUp = (wish: TopUpWish) => {
    setAmount(wish.amount);
    charge.reset();
    const card = wish.card === newCard ? unanswered.current : (wish.card as CardId);
    if (card) charge.mutate({ amount: wish.amount, card });
    else fresh.send(wish.keepCard);
  };
  if (!cards) return null;
  return (
    <TopUp
      currency={currency}
      cards={cards}
      newCardForm={fresh}
      working={charge.isPending || fresh.sending}
      error={charge.error ?? fresh.failure?.error}
      onTopUp={onTopUp}
      onClose={() => {
        if (unanswered.current) drop();
        onClose();
      }}
    />
  );
}
