import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { getCard } from '../api/cards.ts';
import { OrderInMessage } from './cards/order-in-message.tsx';

interface AboutCardProps {
  card: CardRef;
  onRemove: () => void;
}

/** The order that the next message is about, above the words. */
export function AboutCard({ card, onRemove }: AboutCardProps) {
  const t = useT();
  const { data } = useQuery(getCard(card));
  if (data?.kind !== 'order') return null;
  return (
    <div className="flex items-center gap-2 px-2 pt-1.5 pb-1">
      <div className="min-w-0 grow">
        <OrderInMessage order={data.order} />
      </div>
      <button
        type="button"
        aria-label={t('messaging.withoutOrder')}
        onClick={onRemove}
        className="touch-44 grid size-7 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-fill"
      >
        <X size={17} aria-hidden="true" />
      </button>
    </div>
  );
}
