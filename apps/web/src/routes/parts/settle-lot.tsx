import type { CardId } from '@souk/shared/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { declineLot, getSettlement, payLot } from '@/features/live/settlement/api/settlement.ts';
import { SettleDialog } from '@/features/live/settlement/ui/settle-dialog.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { refusalOf } from '@/features/money/checkout/model/refusal.ts';
import { hasToWait } from '@/features/money/checkout/model/stage.ts';
import { CardToPayWith } from '@/features/money/checkout/ui/card-to-pay-with.tsx';
import { newIdempotencyKey } from '@/platform/api/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { firstCard, newCard } from '@/ui/card-fields/payable-card.ts';
import { useNewCard } from './use-new-card.tsx';

/** Paying for a lot by another card, or taking a second chance; over whatever page asks for it. */
export function SettleLot({ lotId, onClose }: { lotId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const name = useSession(({ user }) => user?.name ?? '');
  const { data: settlement = null, dataUpdatedAt } = useQuery(getSettlement(lotId));
  const { data: cards = [] } = useQuery(getCards());
  const [chosen, setChosen] = useState<string | null>(null);
  const [keep, setKeep] = useState(true);
  const key = useRef(newIdempotencyKey());
  const refresh = () =>
    Promise.all(
      [getSettlement(lotId).queryKey, getCards().queryKey, ['orders']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const pay = useMutation({
    mutationFn: (cardId: CardId | null) => payLot(lotId, cardId, key.current),
    async onSuccess(checkout) {
      key.current = newIdempotencyKey();
      // Its bank wants to hear from its owner: the checkout leads there.
      if (hasToWait(checkout)) await navigate({ to: '/checkout', search: { id: checkout._id } });
      else await refresh();
    },
    onError() {
      key.current = newIdempotencyKey();
      void refresh();
    },
  });
  const decline = useMutation({ mutationFn: () => declineLot(lotId), onSettled: refresh });
  const typed = useNewCard(lotId, name, (cardId) => pay.mutate(cardId));
  const card = chosen ?? firstCard(cards);
  // A card that was declined is an answer: the checkout is open as before.
  const refusal = pay.data
    ? refusalOf(pay.data, { paidAt: pay.submittedAt, newCard: typed.failure })
    : typed.failure;
  return (
    <SettleDialog
      settlement={settlement}
      offsetMs={settlement ? Date.parse(settlement.now) - dataUpdatedAt : 0}
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
      paying={pay.isPending || typed.sending}
      onDecline={() => decline.mutate()}
      declining={decline.isPending}
      error={pay.error ?? decline.error ?? refusal?.error ?? null}
    />
  );
}
