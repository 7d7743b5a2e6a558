import type { Card } from '@souk/shared/money/cards/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getCards, removeCard } from '../api/saved-cards.ts';
import { cardName } from '../model/card-name.ts';

/** Asks before a card goes; without one nothing is asked. */
export function RemoveCard({ card, onClose }: { card: Card | null; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(card);
  if (card && card !== shown) setShown(card);
  const send = useMutation({
    mutationFn: async ({ _id }: Card) => {
      try {
        await removeCard(_id);
      } catch (error) {
        // Removed elsewhere already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: getCards().queryKey });
      toast({ kind: 'done', title: t('cards.removed') });
      onClose();
    },
  });
  return (
    <Dialog
      open={card !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('cards.removeTitle')}
      note={t('cards.removeNote')}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('cards.keep')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => card && send.mutate(card)}>
            {t('cards.remove')}
          </Button>
        </>
      }
    >
      {shown ? (
        <p className="text-14 font-medium text-ink-1">
          <bdi className="figures">{cardName(shown)}</bdi>
        </p>
      ) : null}
      {send.error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(send.error, t)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
