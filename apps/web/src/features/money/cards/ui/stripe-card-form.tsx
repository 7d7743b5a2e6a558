import { Lock } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { cardFailure } from '../model/card-problem.ts';
import { type CardElement, loadStripe, type StripeInBrowser } from '../model/load-stripe.ts';
import type { CardFormProps } from './card-form.tsx';

interface Open {
  stripe: StripeInBrowser;
  element: CardElement;
}

/** Stripe's own fields, in a frame of Stripe's: not even this page sees what is typed. */
export default function StripeCardForm({
  ref,
  name: known = '',
  publishableKey,
  onComplete,
}: CardFormProps & { publishableKey: string }) {
  const t = useT();
  const { code: locale } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const open = useRef<Open | null>(null);
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [typed, setTyped] = useState(false);
  const complete = typed && name.trim() !== '';
  useEffect(() => onComplete?.(complete), [onComplete, complete]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of another language are no reason for new fields
  useEffect(() => {
    let isWanted = true;
    loadStripe(publishableKey).then(
      (stripe) => {
        if (!isWanted || !place.current) return;
        const element = stripe.elements({ locale }).create('card', { hidePostalCode: true, style: look() });
        element.on('change', ({ error, complete: isWhole }) => {
          setProblem(error?.message ?? null);
          setTyped(isWhole);
        });
        element.mount(place.current);
        open.current = { stripe, element };
      },
      (error) => isWanted && setProblem(failureWords(error, t)),
    );
    return () => {
      isWanted = false;
      open.current?.element.destroy();
      open.current = null;
    };
  }, [publishableKey, locale]);

  useImperativeHandle(ref, () => ({
    async create() {
      if (!open.current) throw cardFailure({}, 0);
      const { stripe, element } = open.current;
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        ...{ type: 'card', card: element },
        billing_details: { name: name.trim() },
      });
      if (error) setProblem(error.message ?? null);
      if (!paymentMethod) throw cardFailure(error ?? {}, 0);
      const { brand = '', last4 = '' } = paymentMethod.card ?? {};
      return { id: paymentMethod.id, brand, last4 };
    },
  }));

  return (
    <div className="grid gap-4">
      <div className="min-w-0">
        <p className="mb-1.5 text-14 font-medium text-ink-1">{t('card.details')}</p>
        <div ref={place} className="rounded-12 border border-control bg-surface px-3.25 py-3.5" />
        <p aria-live="polite" className="mt-1.5 text-13 font-medium text-bad empty:hidden">
          {problem}
        </p>
      </div>
      <TextInput
        label={t('card.name')}
        name="ccname"
        autoComplete="cc-name"
        required
        value={name}
        onChange={setName}
      />
      <p className="flex items-start gap-1.5 text-13 text-ink-3">
        <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('card.straight')}
      </p>
    </div>
  );
}

/** Within its frame nothing of our style sheets holds: the colours are told. */
function look() {
  const { color, fontFamily } = getComputedStyle(document.body);
  return { base: { color, fontFamily, fontSize: '16px', iconColor: color } };
}
