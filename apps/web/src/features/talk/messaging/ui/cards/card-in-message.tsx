import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getCard } from '../../api/cards.ts';
import { type OfferAnswersProps, OfferInMessage } from './offer-in-message.tsx';
import { OrderInMessage } from './order-in-message.tsx';
import { ProductInMessage } from './product-in-message.tsx';

interface CardInMessageProps {
  card: CardRef;
  /** Buttons that answer an offer. */
  OfferAnswers: ComponentType<OfferAnswersProps>;
}

const frame = 'block w-84 max-w-full rounded-20 border border-line bg-surface p-2.5';

/** A product, an order or an offer that was sent in a message, as it is now. */
export function CardInMessage({ card, OfferAnswers }: CardInMessageProps) {
  const t = useT();
  const { data, isPending, isError } = useQuery(getCard(card));
  if (isPending) {
    return (
      <span className={`${frame} flex gap-3`}>
        <Skeleton className="h-20 w-16 shrink-0 !rounded-12" />
        <span className="grid grow content-center gap-2.5">
          <Skeleton className="h-3.5 w-3/4" />
          <Skeleton className="h-3.5 w-1/3" />
        </span>
      </span>
    );
  }
  if (isError || !data)
    return <p className={`${frame} px-4 text-14 text-ink-2`}>{t(`messaging.gone.${card.kind}`)}</p>;
  return (
    <div className={frame}>
      {data.kind === 'product' ? <ProductInMessage product={data.product} /> : null}
      {data.kind === 'order' ? <OrderInMessage order={data.order} /> : null}
      {data.kind === 'offer' ? (
        <OfferInMessage offer={data.offer} turn={card.turn ?? 'offer'} OfferAnswers={OfferAnswers} />
      ) : null}
    </div>
  );
}
