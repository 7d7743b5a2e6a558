import { cardsPerUser } from '@souk/shared/money/cards/rules.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { chooseDefaultCard, getCards } from '../api/saved-cards.ts';
import { cardName } from '../model/card-name.ts';
import { AddCard } from './add-card.tsx';
import { RemoveCard } from './remove-card.tsx';
import { SavedCard } from './saved-card.tsx';

/** The buyer's cards. */
export function CardsPage({ cards, name }: { cards: readonly Card[]; name: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Card | null>(null);
  const choose = useChooseDefault();
  const full = cards.length >= cardsPerUser;
  const add = (
    <Button look="accent" icon={<Plus size={17} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('cards.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsCards')}
        note={t('cards.note')}
        actions={adding || cards.length === 0 || full ? null : add}
      />
      {full ? <Notice className="mt-5">{t('cards.full', { count: cardsPerUser })}</Notice> : null}
      {adding ? <AddCard name={name} onDone={() => setAdding(false)} /> : null}
      {cards.length > 0 ? (
        <ul className="mt-5 grid gap-3">
          {cards.map((card) => (
            <SavedCard
              key={card._id}
              card={card}
              choosing={choose.isPending && choose.variables._id === card._id}
              onDefault={() => choose.mutate(card)}
              onRemove={() => setDoomed(card)}
            />
          ))}
        </ul>
      ) : null}
      {cards.length === 0 && !adding ? (
        <div className="mt-5 rounded-16 border border-line bg-surface">
          <EmptyState title={t('cards.none')} note={t('cards.noneNote')} action={add} />
        </div>
      ) : null}
      <RemoveCard card={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function useChooseDefault() {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Card) => chooseDefaultCard(_id),
    onSuccess: async (card) => {
      await queries.invalidateQueries({ queryKey: getCards().queryKey });
      toast({ kind: 'done', title: t('cards.nowDefault', { card: cardName(card) }) });
    },
    onError: (error) => {
      const { title, next } = errorCopy(error);
      toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next) });
    },
  });
}
