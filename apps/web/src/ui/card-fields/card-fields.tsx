import {
  brandOf,
  codeLengthOf,
  isCardCode,
  isCardNumber,
  isExpired,
  isTooFar,
  parseExpiry,
  writeExpiry,
} from '@souk/shared/money/cards/rules.ts';
import { useT } from '@/platform/i18n/index.ts';
import { filled, type Rule } from '../form/rules.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { westernDigits } from '../text-input/western-digits.ts';
import { CardNumberInput } from './card-number-input.tsx';

/** A card as it is being typed. It stays in the browser, and goes to the payment provider alone. */
export interface CardDraft {
  /** Digits alone. */
  number: string;
  expiry: string;
  code: string;
  name: string;
}

export type CardProblems = Partial<Record<keyof CardDraft, string>>;

interface CardFieldsProps {
  value: CardDraft;
  onChange: (value: CardDraft) => void;
  /** What the payment provider said of single fields. */
  problems?: CardProblems;
  disabled?: boolean;
  today?: Date;
}

/** The four fields of a card, as one types them off it. */
export function CardFields({
  value,
  onChange,
  problems = {},
  disabled,
  today = new Date(),
}: CardFieldsProps) {
  const t = useT();
  const change = (part: Partial<CardDraft>) => onChange({ ...value, ...part });
  const isNumber: Rule = (number) => isCardNumber(number) || t('card.numberWrong');
  const isReadable: Rule = (expiry) => {
    const read = parseExpiry(expiry);
    return (read !== null && !isTooFar(read, today)) || t('card.expiryWrong');
  };
  const isGood: Rule = (expiry) => {
    const read = parseExpiry(expiry);
    return read === null || !isExpired(read, today) || t('card.expired');
  };
  const isCode: Rule = (code) =>
    isCardCode(code, value.number) || t('card.codeWrong', { count: codeLengthOf(value.number) });
  const isRequired = filled(t('ui.required'));
  const common = disabled === undefined ? {} : { disabled };
  return (
    <div className="grid gap-4">
      <CardNumberInput
        {...common}
        label={t('card.number')}
        required
        rules={[isRequired, isNumber]}
        value={value.number}
        error={problems.number ?? null}
        onChange={(number) => change({ number, code: value.code.slice(0, codeLengthOf(number)) })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-3">
        <TextInput
          {...common}
          label={t('card.expiry')}
          placeholder={t('card.expiryShape')}
          name="exp-date"
          autoComplete="cc-exp"
          inputMode="numeric"
          dir="ltr"
          required
          rules={[isRequired, isReadable, isGood]}
          value={value.expiry}
          error={problems.expiry ?? null}
          onChange={(typed) => change({ expiry: writeExpiry(westernDigits(typed), value.expiry) })}
          onLeave={stay}
        />
        <TextInput
          {...common}
          label={t('card.code')}
          hint={t(brandOf(value.number) === 'amex' ? 'card.codeFront' : 'card.codeBack')}
          name="cvc"
          autoComplete="cc-csc"
          inputMode="numeric"
          dir="ltr"
          required
          rules={[isRequired, isCode]}
          value={value.code}
          error={problems.code ?? null}
          onChange={(typed) =>
            change({ code: westernDigits(typed).replace(/\D/g, '').slice(0, codeLengthOf(value.number)) })
          }
          onLeave={stay}
        />
      </div>
      <TextInput
        {...common}
        label={t('card.name')}
        name="ccname"
        autoComplete="cc-name"
        required
        value={value.name}
        error={problems.name ?? null}
        onChange={(name) => change({ name })}
        onLeave={stay}
      />
    </div>
  );
}

// Half a number is no mistake: a field is judged when it is left.
const stay = () => undefined;
