import { useT } from '@/platform/i18n/index.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import type { MethodDraft } from '../model/method.ts';

export interface MethodPartProps {
  method: MethodDraft;
  onChange: (part: Partial<MethodDraft>) => void;
}

export function MethodPrices({ method, onChange, currency }: MethodPartProps & { currency: string }) {
  const t = useT();
  const { kind, amount, perKilogram, freeFrom } = method;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <MoneyInput
        label={kind === 'weight' ? t('shipping.firstKilogram') : t('shipping.price')}
        hint={t('shipping.priceHint')}
        required
        rules={[() => amount !== null || t('ui.required')]}
        currency={currency}
        amount={amount}
        onAmount={(next) => onChange({ amount: next })}
      />
      {kind === 'weight' ? (
        <MoneyInput
          label={t('shipping.perKilogram')}
          required
          rules={[() => perKilogram !== null || t('ui.required')]}
          currency={currency}
          amount={perKilogram}
          onAmount={(next) => onChange({ perKilogram: next })}
        />
      ) : null}
      <MoneyInput
        label={t('shipping.freeFrom')}
        optional
        rules={[() => freeFrom !== 0 || t('shipping.freeFromRule')]}
        currency={currency}
        amount={freeFrom}
        onAmount={(next) => onChange({ freeFrom: next })}
      />
    </div>
  );
}
