import type { CardId } from '@souk/shared/ids.ts';
import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { declineLot, getSettlement, payLot } from '@/features/live/settlement/api/settlement.ts';
import { LotToPay, SettleDialog } from '@/features/live/settlement/ui/settle-dialog.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { getCheckout, stopPaying } from '@/features/money/checkout/api/checkout.ts';
import { refusalOf } from '@/features/money/checkout/model/refusal.ts';
import { askedByBank, hasToWait, stageOf } from '@/features/money/checkout/model/stage.ts';
import { CardToPayWith } from '@/features/money/checkout/ui/card-to-pay-with.tsx';
import { useAttempts } from '@/platform/api/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { firstCard, newCard } from '@/ui/card-fields/payable-card.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { BankSheet } from './bank-sheet.tsx';
import { ToCome, useIsSlow } from './to-come.tsx';
import { useNewCard } from './use-new-card.tsx';

interface SettleLotProps {
  lotId: string;
  /** Over a show, which nobody has to leave for their bank. */
  inRoom?: boolean;
  onClose: () => void;
}

/** Paying for a lot by another card, or taking a second chance; over whatever page asks for it. */
export function SettleLot({ lotId, inRoom = false, onClose }: SettleLotProps) {
  const t = useT();
  const isSlow = useIsSlow();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const name = useSession(({ user }) => user?.name ?? '');
  const asked = useQuery(getSettlement(lotId));
  const { data: settlement = null, dataUpdatedAt } = asked;
  const { data: cards = [] } = useQuery(getCards());
  const [chosen, setChosen] = useState<string | null>(null);
  const [keep, setKeep] = useState(true);
  const attempt = useAttempts();
  const refresh = () =>
    Promise.all(
      [getSettlement(lotId).queryKey, getCards().queryKey, ['orders']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const pay = useMutation({
    mutationFn: (cardId: CardId | null) => attempt([lotId, cardId], (key) => payLot(lotId, cardId, key)),
    async onSuccess(checkout) {
      // Its bank wants to hear from its owner: here, or the checkout leads there.
      if (hasToWait(checkout) && !inRoom) await navigate({ to: '/checkout', search: { id: checkout._id } });
      else {
        queries.setQueryData(getCheckout(checkout._id).queryKey, checkout);
        await refresh();
      }
    },
    onError: () => void refresh(),
  });
  const decline = useMutation({ mutationFn: () => declineLot(lotId), onSettled: refresh });
  const typed = useNewCard(lotId, name, (cardId) => pay.mutate(cardId));
  const card = chosen ?? firstCard(cards);
  const paying = usePaying(inRoom ? settlement : null, refresh);
  const stop = useMutation({
    mutationFn: stopPaying,
    onSuccess: (checkout) => queries.setQueryData(getCheckout(checkout._id).queryKey, checkout),
    onError: tellFailure,
    onSettled: refresh,
  });
  if (settlement && paying.asked)
    return (
      <BankSheet
        key={paying.asked._id}
        title={t('settlement.payFor')}
        payment={paying.asked}
        onAnswered={paying.look}
        onOther={() => settlement.checkoutId && stop.mutate(settlement.checkoutId)}
        stopping={stop.isPending}
        onClose={onClose}
      >
        <LotToPay settlement={settlement} />
      </BankSheet>
    );
  if (!settlement)
    return isSlow ? (
      <Dialog
        open
        closable
        {...(inRoom ? { dark: true } : {})}
        onOpenChange={(open) => open || onClose()}
        title={t('settlement.payFor')}
      >
        <ToCome of={[asked]} />
      </Dialog>
    ) : null;
  // A card that was declined is an answer: the checkout is open as before.
  const answered = paying.checkout ?? pay.data;
  const refusal =
    answered && pay.submittedAt > 0
      ? refusalOf(answered, { paidAt: pay.submittedAt, newCard: typed.failure })
      : typed.failure;
  return (
    <SettleDialog
      settlement={settlement}
      offsetMs={Date.parse(settlement.now) - dataUpdatedAt}
      dark={inRoom}
      onClose={onClose}
      cards={
        <CardToPayWith
          cards={cards}
          chosen={card}
          onChoose={setChosen}
          form={typed.form}
          keep={keep}
          onKeep={setKeep}
        />
      }
      takesCards={takesCards}
      onPay={() =>
        !takesCards ? pay.mutate(null) : card === newCard ? typed.send(keep) : pay.mutate(card as CardId)
      }
      paying={pay.isPending || typed.sending || paying.isWaiting}
      onDecline={() => decline.mutate()}
      declining={decline.isPending}
      error={pay.error ?? decline.error ?? refusal?.error ?? null}
    />
  );
}

/** How the payment stands that was begun for a lot, and which bank wants to hear from its owner. */
function usePaying(settlement: SettlementView | null, onOver: () => void) {
  const id = settlement?.checkoutId ?? '';
  const isBegun = id !== '' && settlement?.can.pay === false && settlement.mine !== 'paid';
  const { data, refetch } = useQuery({ ...getCheckout(id), enabled: isBegun });
  const checkout = isBegun ? (data ?? null) : null;
  const stage = checkout && stageOf(checkout);
  const isOver = stage !== null && stage !== 'bank' && stage !== 'waiting';
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return {
    checkout: data,
    asked: checkout && stage === 'bank' ? askedByBank(checkout) : null,
    isWaiting: stage === 'waiting',
    look: () => void refetch(),
  };
}
