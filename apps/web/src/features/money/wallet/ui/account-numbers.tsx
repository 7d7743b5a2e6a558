import {
  accountProblems,
  grouped,
  isIban,
  plainNumber,
  shapeOf,
} from '@souk/shared/money/payouts/bank-account.ts';
import { useT } from '@/platform/i18n/index.ts';
import { filled } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';

interface AccountNumbersProps {
  country: string;
  number: string;
  onNumber: (number: string) => void;
  routing: string;
  onRouting: (routing: string) => void;
}

const words = {
  routing: { label: 'account.routing', wrong: 'account.routingWrong', number: 'account.usNumberWrong' },
  'sort-code': {
    label: 'account.sortCode',
    wrong: 'account.sortCodeWrong',
    number: 'account.ukNumberWrong',
  },
  plain: {
    label: 'account.bankCode',
    wrong: 'account.bankCodeWrong',
    number: 'account.accountNumberWrong',
  },
} as const;

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
  const said = words[shape];
  const isRight = (field: 'number' | 'routing') =>
    !accountProblems({ country, number, routing: plainNumber(routing) }).some((one) => one.field === field);
  return (
    <div key={country} className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label={t(said.label)}
        autoComplete="off"
        inputMode={shape === 'plain' ? 'text' : 'numeric'}
        required
        rules={[required, () => isRight('routing') || t(said.wrong)]}
        value={routing}
        onChange={onRouting}
      />
      <TextInput
        label={t('account.accountNumber')}
        autoComplete="off"
        inputMode="numeric"
        required
        rules={[required, () => isRight('number') || t(said.number)]}
        value={number}
        onChange={onNumber}
      />
    </div>
  );
}
