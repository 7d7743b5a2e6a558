import {
  grouped,
  isIban,
  isRoutingNumber,
  plainNumber,
  shapeOf,
} from '@souk/shared/money/payouts/bank-account.ts';
import { useT } from '@/platform/i18n/index.ts';
import { filled, matching } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';

interface AccountNumbersProps {
  country: string;
  number: string;
  onNumber: (number: string) => void;
  routing: string;
  onRouting: (routing: string) => void;
}

/** The numbers a bank of that country goes by, each checked for slips. */
export function AccountNumbers({ country, number, onNumber, routing, onRouting }: AccountNumbersProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const shape = shapeOf(country);
  if (shape === 'iban') {
    return (
      <TextInput
        key={country}
        label={t('account.iban')}
        autoComplete="off"
        required
        rules={[required, (value) => isIban(value, country) || t('account.ibanWrong')]}
        success={isIban(number, country) ? t('account.ibanRight') : null}
        value={number}
        onChange={(text) => onNumber(grouped(text))}
      />
    );
  }
  return (
    <div key={country} className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label={shape === 'routing' ? t('account.routing') : t('account.bankCode')}
        autoComplete="off"
        inputMode={shape === 'routing' ? 'numeric' : 'text'}
        required
        rules={[
          required,
          (value) =>
            shape === 'routing'
              ? isRoutingNumber(value) || t('account.routingWrong')
              : /^[A-Z0-9]{3,11}$/.test(plainNumber(value)) || t('account.bankCodeWrong'),
        ]}
        value={routing}
        onChange={onRouting}
      />
      <TextInput
        label={t('account.accountNumber')}
        autoComplete="off"
        inputMode="numeric"
        required
        rules={[required, matching(/^[\d\s-]{4,34}$/, t('account.accountNumberWrong'))]}
        value={number}
        onChange={onNumber}
      />
    </div>
  );
}
