import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { getCards, keepCard } from '../api/saved-cards.ts';
import { cardSetUp } from '../api/set-up-card.ts';

/** Keeps a card whose bank sent its owner back here, and says why where that said no. */
export function useCardFromBank(clientSecret: string | undefined, onDone: () => void): void {
  const t = useT();
  const queries = useQueryClient();
  const payments = useSession((session) => session.appSettings?.payments);
  const { mutate } = useMutation({
    mutationFn: async (secret: string) => {
      if (!payments) throw new Error('nobody takes cards here');
      return await keepCard(await cardSetUp(secret, payments));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: getCards().queryKey });
      toast({ kind: 'done', title: t('cards.added'), acrossPages: true });
    },
    onError: (error) => {
      const { title, next } = errorCopy(error);
      toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next), acrossPages: true });
    },
    onSettled: onDone,
  });
  useEffect(() => {
    if (clientSecret && payments) mutate(clientSecret);
  }, [clientSecret, payments, mutate]);
}
