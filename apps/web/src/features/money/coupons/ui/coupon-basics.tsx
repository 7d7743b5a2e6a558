import { couponKinds, couponLimits } from '@souk/shared/money/coupons/rules.ts';
import { RefreshCw } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { filled } from '@/ui/form/rules.ts';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { basisPointsOf, type CouponDraft, isCode } from '../model/coupon-draft.ts';
import { suggestCode } from '../model/suggest-code.ts';

export interface CouponPartProps {
  draft: CouponDraft;
  onChange: (part: Partial<CouponDraft>) => void;
  currency: string;
}

interface CodeFieldProps extends CouponPartProps {
  /** People may have it already. */
  isSaved: boolean;
  /** What the server said about it. */
  taken: string | null;
}

export function CodeField({ draft, onChange, isSaved, taken }: CodeFieldProps) {
  const t = useT();
  if (isSaved)
    return (
      <TextInput
        label={t('coupons.code')}
        hint={t('coupons.codeStays')}
        dir="ltr"
        disabled
        value={draft.code}
        onChange={() => undefined}
      />
    );
  return (
    <TextInput
      label={t('coupons.code')}
      hint={t('coupons.codeHint')}
      required
      dir="ltr"
      autoComplete="off"
      maxLength={couponLimits.code.max}
      rules={[filled(t('ui.required')), (code) => isCode(code) || t('coupons.codeRule')]}
      error={taken}
      value={draft.code}
      onChange={(code) => onChange({ code: code.toUpperCase() })}
      onLeave={() => undefined}
      end={
        <IconButton
          look="ghost"
          size={32}
          label={t('coupons.suggest')}
          className="-me-1.5"
          onClick={() => onChange({ code: suggestCode() })}
        >
          <RefreshCw size={17} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

const percentSign = '%';

/** What is taken off; each kind opens what it asks for. */
export function WorthField({ draft, onChange, currency }: CouponPartProps) {
  const t = useT();
  const { percent, amount } = draft;
  const inside = {
    percentage: (
      <TextInput
        label={t('coupons.percent')}
        required
        inputMode="decimal"
        rules={[
          filled(t('ui.required')),
          (typed) => basisPointsOf(typed) !== null || t('coupons.percentRule'),
        ]}
        value={percent}
        onChange={(next) => onChange({ percent: next })}
        end={
          <span aria-hidden="true" className="shrink-0 text-14 text-ink-3">
            {percentSign}
          </span>
        }
        className="max-w-48"
      />
    ),
    amount: (
      <MoneyInput
        label={t('coupons.amount')}
        required
        rules={[() => (amount !== null && amount > 0) || t('ui.required')]}
        currency={currency}
        amount={amount}
        onAmount={(next) => onChange({ amount: next })}
        className="max-w-60"
      />
    ),
    'free-shipping': null,
  };
  return (
    <ChoiceCards
      label={t('coupons.what')}
      value={draft.kind}
      onChange={(kind) => onChange({ kind })}
      choices={couponKinds.map((value) => ({
        value,
        label: t(`coupons.kind.${value}`),
        inside: inside[value],
      }))}
    />
  );
}
