import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { leaveFor } from '@/platform/leave-for.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getCards, keepCard } from '../api/saved-cards.ts';
import { setUpCard } from '../api/set-up-card.ts';
import { type CardEntry, CardForm } from './card-form.tsx';

interface AddCardProps {
  name: string;
  onDone: () => void;
  /** Where leaving it is not the same as having added one. */
  onCancel?: () => void;
}

/** Gives a card to the payment provider, whose bank may ask its owner, and keeps it for the next time. */
export function AddCard({ name, onDone, onCancel = onDone }: AddCardProps) {
  const t = useT();
  const queries = useQueryClient();
  const entry = useRef<CardEntry>(null);
  const payments = useSession((session) => session.appSettings?.payments);
  const add = useMutation({
    mutationFn: async () => {
      if (!entry.current) throw new Error('there is no card form');
      const { id } = await entry.current.create();
      const page = payments && (await setUpCard(id, returnTo(), payments));
      if (page) return await leaveFor(page);
      return await keepCard(id);
    },
    onSuccess: async (kept) => {
      // A buyer who comes back from their bank by the browser’s own button has said nothing there.
      if (!kept) return;
      await queries.invalidateQueries({ queryKey: getCards().queryKey });
      toast({ kind: 'done', title: t('cards.added') });
      onDone();
    },
  });
  return (
    <Form
      aria-label={t('cards.add')}
      onSubmit={() => add.mutate()}
      className="mt-5 rounded-16 border border-line bg-surface p-4 sm:p-6"
    >
      <CardForm ref={entry} name={name} />
      {add.error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(add.error, t)}
        </Notice>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2 border-t border-hairline pt-5">
        <Button type="submit" look="accent" size={44} loading={add.isPending} className="max-sm:w-full">
          {t('cards.save')}
        </Button>
        <Button look="ghost" size={44} onClick={onCancel} className="max-sm:w-full">
          {t('address.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Where a card is kept once its bank said yes; it leads on to where the card was asked for. */
function returnTo(): string {
  const here = location.pathname + location.search;
  return `${location.origin}/settings/cards?${new URLSearchParams({ return: here })}`;
}
