import { type Ref, Suspense } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import type { EnteredCard } from '../api/create-card.ts';
import { OwnCardForm } from './own-card-form.tsx';

/** How a form gets at the card that was typed into it. */
export interface CardEntry {
  /** Sends the card to the payment provider. Fails with an `ApiError`; a field that is wrong then says so itself. */
  create: () => Promise<EnteredCard>;
}

export interface CardFormProps {
  ref: Ref<CardEntry>;
  /** Most people type their own. */
  name?: string;
  /** Hears whether every field has something in it. */
  onComplete?: (complete: boolean) => void;
}

// Stripe's script is asked for where a buyer is about to pay through Stripe, and nowhere else.
const StripeCardForm = lazyPart(async () => (await import('./stripe-card-form.tsx')).default);

/**
 * A card, typed within the form that needs one: in our fields for the sandbox, in Stripe's own for Stripe.
 */
export function CardForm(props: CardFormProps) {
  const t = useT();
  const payments = useSession((session) => session.appSettings?.payments);
  if (!payments || payments.provider === 'none') return <p className="text-14 text-ink-2">{t('card.off')}</p>;
  if (payments.provider === 'sandbox') return <OwnCardForm {...props} payments={payments} />;
  const waiting = (
    <SkeletonGroup>
      <TextSkeleton lines={2} />
    </SkeletonGroup>
  );
  return (
    <Suspense fallback={waiting}>
      <StripeCardForm {...props} publishableKey={payments.publishableKey ?? ''} />
    </Suspense>
  );
}
