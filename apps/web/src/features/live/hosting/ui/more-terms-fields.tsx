import { mostExtensions } from '@souk/shared/market/catalog/edit-limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { BidSteps } from '@/ui/bid-steps/bid-steps.tsx';
import { numberBetween } from '@/ui/form/rules.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { withMost } from '../model/next-terms.ts';
import type { MoreTermsProps } from './more-terms.tsx';

export function MoreTermsFields({ draft, onChange, currency }: MoreTermsProps) {
  const t = useT();
  const { steps, confirmAbove, closing } = draft;
  return (
    <>
      <BidSteps
        size={32}
        currency={currency}
        steps={steps}
        onChange={(next) => onChange({ ...draft, steps: next })}
      />
      <MoneyInput
        label={t('hosting.confirmAbove')}
        optional
        hint={t('hosting.confirmAboveNote')}
        placeholder={t('hosting.noLimit')}
        currency={currency}
        amount={confirmAbove}
        onAmount={(amount) => onChange({ ...draft, confirmAbove: amount || null })}
      />
      {'most' in closing ? (
        <TextInput
          label={t('hosting.mostExtensions')}
          optional
          hint={t('hosting.mostExtensionsNote')}
          placeholder={t('hosting.noLimit')}
          inputMode="numeric"
          rules={[
            numberBetween(0, mostExtensions, t('hosting.mostExtensionsRule', { most: mostExtensions })),
          ]}
          value={closing.most === null ? '' : String(closing.most)}
          onChange={(typed) => onChange({ ...draft, closing: withMost(closing, typed) })}
        />
      ) : null}
    </>
  );
}
