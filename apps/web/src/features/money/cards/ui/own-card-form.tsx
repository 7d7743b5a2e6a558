import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Lock } from 'lucide-react';
import { useEffect, useImperativeHandle, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type CardDraft, CardFields, type CardProblems } from '@/ui/card-fields/card-fields.tsx';
import { CardFieldError, createCard } from '../api/create-card.ts';
import type { CardFormProps } from './card-form.tsx';
import { TestCards } from './test-cards.tsx';

/** The card of a buyer who pays in the sandbox. */
export function OwnCardForm({
  ref,
  name = '',
  payments,
  onComplete,
}: CardFormProps & { payments: AppSettings['payments'] }) {
  const t = useT();
  const [card, setCard] = useState<CardDraft>({ number: '', expiry: '', code: '', name });
  const [problems, setProblems] = useState<CardProblems>({});
  const words: Record<keyof CardDraft, string> = {
    number: t('card.numberWrong'),
    expiry: t('card.expiryWrong'),
    code: t('card.codeWrong', { count: card.code.length }),
    name: t('ui.required'),
  };
  const complete = Object.values(card).every((value) => value.trim() !== '');
  useEffect(() => onComplete?.(complete), [onComplete, complete]);
  useImperativeHandle(ref, () => ({
    async create() {
      setProblems({});
      try {
        return await createCard(payments, card);
      } catch (error) {
        if (error instanceof CardFieldError) setProblems({ [error.field]: words[error.field] });
        throw error;
      }
    },
  }));
  return (
    <div className="grid gap-4">
      <CardFields value={card} onChange={setCard} problems={problems} />
      <TestCards onChoose={(chosen) => setCard({ ...chosen, name: card.name || chosen.name })} />
      <p className="flex items-start gap-1.5 text-13 text-ink-3">
        <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('card.straight')}
      </p>
    </div>
  );
}
