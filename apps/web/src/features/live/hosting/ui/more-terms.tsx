import { mostExtensions } from '@souk/shared/live/auctions/lot-terms.ts';
import { lazy, Suspense } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Fold } from '@/ui/fold/fold.tsx';
import { numberBetween } from '@/ui/form/rules.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { type TermsDraft, withMost } from '../model/next-terms.ts';

const BidSteps = lazy(async () => ({ default: (await import('@/ui/bid-steps/bid-steps.tsx')).BidSteps }));

interface MoreTermsProps {
  draft: TermsDraft;
  onChange: (draft: TermsDraft) => void;
  currency: string;
}

/** What few lots need: steps of their own, a limit above which bids are confirmed, and one for extensions. */
export function MoreTerms({ draft, onChange, currency }: MoreTermsProps) {
  const t = useT();
  const { money } = useFormat();
  const { steps, confirmAbove, closing } = draft;
  const most = 'most' in closing ? closing.most : null;
  const set = [
    steps ? t('hosting.ownSteps') : null,
    confirmAbove === null
      ? null
      : t('hosting.confirmsAbove', { price: money({ amount: confirmAbove, currency }) }),
    most === null ? null : t('hosting.extendsAtMost', { count: most }),
  ].filter(Boolean);
  return (
    <Fold title={t('hosting.moreTerms')} note={set.join(' · ') || undefined}>
      <Suspense fallback={<div className="min-h-11" />}>
        <BidSteps
          size={32}
          currency={currency}
          steps={steps}
          onChange={(next) => onChange({ ...draft, steps: next })}
        />
      </Suspense>
      <MoneyInput
        label={t('hosting.confirmAbove')}
        hint={t('hosting.confirmAboveNote')}
        placeholder={t('hosting.noLimit')}
        currency={currency}
        amount={confirmAbove}
        onAmount={(amount) => onChange({ ...draft, confirmAbove: amount || null })}
      />
      {'most' in closing ? (
        <TextInput
          label={t('hosting.mostExtensions')}
          hint={t('hosting.mostExtensionsNote')}
          placeholder={t('hosting.noLimit')}
          inputMode="numeric"
          rules={[
            numberBetween(0, mostExtensions, t('hosting.mostExtensionsRule', { most: mostExtensions })),
          ]}
          value={most === null ? '' : String(most)}
          onChange={(typed) => onChange({ ...draft, closing: withMost(closing, typed) })}
        />
      ) : null}
    </Fold>
  );
}
