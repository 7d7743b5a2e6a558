import { brandNames, knownBrand } from '@souk/shared/money/cards/names.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ChoiceCards } from '../radio/choice-cards.tsx';
import { CardBrand } from './card-brand.tsx';
import { expiryOf, newCard } from './payable-card.ts';

interface CardChoiceProps {
  label: string;
  cards: readonly Card[];
  /** The id of a card, or `new`. */
  chosen: string;
  onChoose: (card: string) => void;
  /** Where a new card is typed in. */
  form: ReactNode;
}

/** Which card is charged: one that is kept, or a new one. */
export function CardChoice({ label, cards, chosen, onChoose, form }: CardChoiceProps) {
  const t = useT();
  return (
    <ChoiceCards
      label={label}
      hideLabel
      value={chosen}
      onChange={onChoose}
      choices={[
        ...cards.map((card) => ({
          value: card._id,
          label: <CardName card={card} />,
          end: (
            <span dir="ltr" className="shrink-0 text-14 text-ink-2 figures">
              {expiryOf(card)}
            </span>
          ),
          disabled: card.expired,
        })),
        {
          value: newCard,
          label: t('checkout.newCard'),
          end: <CreditCard size={19} strokeWidth={1.7} aria-hidden="true" className="text-ink-2" />,
          inside: form,
        },
      ]}
    />
  );
}

function CardName({ card }: { card: Card }) {
  const t = useT();
  const { list } = useFormat();
  const brand = knownBrand(card.brand);
  const name = brand ? brandNames[brand] : t('checkout.card');
  const notes = [
    ...(card.expired ? [t('checkout.expired')] : []),
    ...(card.isDefault ? [t('checkout.defaultCard')] : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true">
        <CardBrand brand={brand} />
      </span>
      <span className="min-w-0 grow basis-[7rem]">
        {t('checkout.cardEnding', { brand: name, last4: card.last4 })}
        {notes.length > 0 ? (
          <span className="block text-13 font-normal text-ink-2">{list(notes)}</span>
        ) : null}
      </span>
    </span>
  );
}
