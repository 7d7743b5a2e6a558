import type { CardId } from '@souk/shared/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { keepCard } from '@/features/money/cards/api/saved-cards.ts';
import { rememberCard } from '@/features/money/cards/model/card-for-once.ts';
import { type CardEntry, CardForm } from '@/features/money/cards/ui/card-form.tsx';
import { Form } from '@/ui/form/form.tsx';

interface NewCard {
  form: ReactNode;
  /** Every field has something in it. */
  complete: boolean;
  /** Checks the fields, and gives the card to the provider when they are right. */
  send: (keep: boolean) => void;
  sending: boolean;
  failure: { error: unknown; at: number } | null;
}

/** A card that is typed in to pay one thing with; `onSaved` gets the market's name for it. */
export function useNewCard(of: string, name: string, onSaved: (cardId: CardId) => void): NewCard {
  const form = useRef<HTMLFormElement>(null);
  const entry = useRef<CardEntry>(null);
  const keep = useRef(true);
  const [complete, setComplete] = useState(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: async () => {
      if (!entry.current) throw new Error('there is no card form');
      const { id } = await entry.current.create();
      return await keepCard(id);
    },
    onSuccess: ({ _id }) => {
      rememberCard({ cardId: _id, of, keep: keep.current });
      onSaved(_id);
    },
  });
  return {
    form: (
      <Form ref={form} onSubmit={() => mutate()}>
        <CardForm ref={entry} name={name} onComplete={setComplete} />
      </Form>
    ),
    complete,
    send: (wanted) => {
      keep.current = wanted;
      form.current?.requestSubmit();
    },
    sending: isPending,
    failure: error ? { error, at: submittedAt } : null,
  };
}
