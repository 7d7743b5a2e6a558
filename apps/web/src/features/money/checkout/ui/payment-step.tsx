import type { Card } from '@souk/shared/money/cards/schema.ts';
import { CreditCard } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CardBrand } from '@/ui/card-fields/card-brand.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import type { NoWay } from '../model/paid-to-shop.ts';
import type { Refusal } from '../model/refusal.ts';
import { CardToPayWith } from './card-to-pay-with.tsx';
import { CheckoutStep } from './checkout-step.tsx';

interface PaymentStepProps {
  cards: readonly Card[];
  /** The id of a card, or `new`. */
  chosen: string;
  onChoose: (card: string) => void;
  /** Where a new card is typed in. */
  form: ReactNode;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  done: boolean;
  refusal: Refusal | null;
  /** What is in its buyer's wallet, which pays before any card. */
  wallet: ReactNode;
  /** Nothing is left to be charged: it costs nothing, or the wallet pays all of it. */
  free: 'free' | 'wallet' | null;
  /** How to pay shops that take money themselves. */
  ways: ReactNode;
  /** Some of it goes straight to a shop. */
  arranged: boolean;
  /** How to pay is not chosen yet. */
  waits: boolean;
  /** Why it cannot be paid at all. */
  closed: NoWay | null;
  takesCards: boolean;
  heading: Ref<HTMLHeadingElement>;
}

/** With which card it is paid. */
export function PaymentStep(props: PaymentStepProps) {
  const { cards, chosen, onChoose, form, keep, onKeep, done, refusal, wallet, heading } = props;
  const { ways, free, arranged, closed, takesCards, waits } = props;
  const t = useT();
  return (
    <CheckoutStep
      title={t('account.payment')}
      icon={<CreditCard size={16} strokeWidth={2.2} aria-hidden="true" />}
      done={done}
      heading={heading}
      action={
        takesCards ? (
          <span className="flex gap-1">
            <CardBrand brand="visa" />
            <CardBrand brand="mastercard" />
          </span>
        ) : null
      }
    >
      {refusal ? <Refused key={refusal.at} error={refusal.error} /> : null}
      {ways}
      {closed ? (
        closed === 'coupon-stands' ? null : (
          <Notice tone="warning" className="mt-4">
            {t(closed === 'tickets-need-card' ? 'tickets.needCard' : 'checkout.closed')}
          </Notice>
        )
      ) : waits || (free && arranged) ? null : free ? (
        <div className="mt-4 grid gap-3">
          {wallet}
          <p className="text-14 text-ink-2">
            {t(free === 'wallet' ? 'checkout.creditCovers' : 'checkout.noCardNeeded')}
          </p>
        </div>
      ) : (
        <div className="mt-4 grid gap-4">
          {wallet}
          <CardToPayWith {...{ cards, chosen, onChoose, form, keep, onKeep }} />
        </div>
      )}
    </CheckoutStep>
  );
}

/** In its place and in focus, so that nobody looks for what became of what they just did. */
function Refused({ error }: Pick<Refusal, 'error'>) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // A phone begins far above it, for those too who come back from their bank.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="mt-4 scroll-mt-4 rounded-12 outline-none">
      <Notice tone="bad">{failureWords(error, t)}</Notice>
    </div>
  );
}
