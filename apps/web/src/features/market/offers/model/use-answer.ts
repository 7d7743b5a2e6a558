import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { type Answer, answerOffer, offerInstead } from '../api/offers.ts';
import { answerFailure } from './answer-failure.ts';

/** Answers an offer, and asks how things stand, also when the other side was quicker. */
export function useAnswer(offer: Offer, onDone: () => void = () => undefined) {
  const t = useT();
  const buys = useSession(({ user }) => user?._id === offer.buyer._id);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      answer.act === 'counter' && buys ? offerInstead(offer, answer.amount) : answerOffer(offer._id, answer),
    onSuccess: (_, { act }) => {
      toast({ kind: 'done', title: t(`offers.did.${act}`) });
      onDone();
    },
    onError: (error) => toast({ id: 'failure', kind: 'bad', title: answerFailure(error, t) }),
    onSettled: () =>
      Promise.all([['offers'], ['cart']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
