import { useT } from '@/platform/i18n/index.ts';
import { filled } from '@/ui/form/rules.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { basisPointsOf, type RateDraft } from '../model/rate-draft.ts';

interface PercentInputProps {
  label: string;
  value: string;
  onChange: (percent: string) => void;
}

const percentSign = '%';

export function PercentInput(props: PercentInputProps) {
  const t = useT();
  return (
    <TextInput
      {...props}
      required
      inputMode="decimal"
      rules={[filled(t('ui.required')), (typed) => basisPointsOf(typed) !== null || t('admin.percentRule')]}
      end={
        <span aria-hidden="true" className="shrink-0 text-14 text-ink-3">
          {percentSign}
        </span>
      }
    />
  );
}

interface RateInputsProps {
  rate: RateDraft;
  currency: string;
  onChange: (part: Partial<RateDraft>) => void;
}

/** A commission: its percentage, what is fixed, and between what it stays. */
export function RateInputs({ rate, currency, onChange }: RateInputsProps) {
  const t = useT();
  const { percent, fixed, least, most } = rate;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-5">
      <PercentInput
        label={t('admin.commission')}
        value={percent}
        onChange={(next) => onChange({ percent: next })}
      />
      <MoneyInput
        label={t('fees.fixed')}
        currency={currency}
        amount={fixed}
        onAmount={(next) => onChange({ fixed: next })}
      />
      <MoneyInput
        label={t('fees.least')}
        currency={currency}
        amount={least}
        onAmount={(next) => onChange({ least: next })}
      />
      <MoneyInput
        label={t('fees.most')}
        rules={[() => most === null || least === null || most >= least || t('fees.mostRule')]}
        currency={currency}
        amount={most}
        onAmount={(next) => onChange({ most: next })}
      />
    </div>
  );
}
