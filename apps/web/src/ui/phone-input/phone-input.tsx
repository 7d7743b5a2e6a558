import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { bareControl, controlBox, controlHeight, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { Flag } from './flag.tsx';
import { commonPlans, type DialPlan, digitsOf, splitE164, toE164 } from './phone.model.ts';

export interface PhoneInputProps extends FieldProps {
  /** Where the reader most likely is. */
  country?: string;
}

type Library = typeof import('./phone-library.ts');

/** A telephone number held in international form ("+33612345678") and shown as its country writes it. */
export function PhoneInput(props: PhoneInputProps) {
  const { label, placeholder, value, onChange, disabled, hint, optional, success, name, className } = props;
  const t = useT();
  const field = useField(props);
  const library = usePhoneLibrary();
  const plans = useMemo(() => library?.allPlans() ?? commonPlans, [library]);
  const [country, setCountry] = useState(() => splitE164(value, commonPlans, props.country ?? 'US').country);
  const [typed, setTyped] = useState(() => splitE164(value, commonPlans, props.country ?? 'US').national);
  const [split, setSplit] = useState(false);
  if (library && !split) {
    // Until the plans of all countries are here, a number from elsewhere cannot be told from its dial code.
    setSplit(true);
    const found = splitE164(value, plans, country);
    if (value !== '' && !typed.startsWith('+')) {
      setCountry(found.country);
      setTyped(found.national);
    }
  }
  const dial = dialOf(plans, country);
  const shown = library && !typed.startsWith('+') ? library.formatNational(typed, country) : typed;

  const type = (text: string) => {
    if (text.trim().startsWith('+') && digitsOf(text).length > 4) {
      const found = splitE164(text, plans, country);
      setCountry(found.country);
      setTyped(found.national);
      return onChange(toE164(found.national, dialOf(plans, found.country)));
    }
    // Taking away a mark of the formatting means taking away the digit before it.
    const digits = digitsOf(text);
    const erased = digits === digitsOf(shown) && text.length < shown.length;
    const next = text.startsWith('+') ? text : erased ? digits.slice(0, -1) : digits;
    setTyped(next);
    onChange(toE164(next, dial));
  };

  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      success={success}
      className={className}
    >
      <div className={cx(controlBox({ problem: field.problem, success, disabled }), controlHeight)} dir="ltr">
        <span className="relative flex h-full shrink-0 items-center gap-1.5 rounded-s-12 border-e border-line ps-3.25 pe-2.5 font-medium text-ink-1 figures has-focus-visible:bg-fill">
          <Flag country={country} />
          {`+${dial}`}
          <ChevronDown size={16} aria-hidden="true" className="text-ink-2" />
          <CountrySelect
            label={t('ui.country')}
            plans={plans}
            value={country}
            disabled={disabled}
            onChange={(next) => {
              setCountry(next);
              onChange(toE164(typed, dialOf(plans, next)));
            }}
          />
        </span>
        <input
          {...field.control}
          type="tel"
          name={name}
          value={shown}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="tel"
          onChange={(event) => type(event.target.value)}
          onKeyUp={(event) => event.key !== 'Tab' && field.check()}
          className={cx(bareControl, 'rounded-e-12 px-3 figures')}
        />
      </div>
    </FieldFrame>
  );
}

interface CountrySelectProps {
  label: string;
  plans: readonly DialPlan[];
  value: string;
  disabled?: boolean | undefined;
  onChange: (country: string) => void;
}

/** The browser's own list lies unseen over the flag: quick to type into, and a wheel on a phone. */
function CountrySelect({ label, plans, value, disabled, onChange }: CountrySelectProps) {
  const { code } = useLanguage();
  const sorted = useMemo(() => {
    const names = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' });
    const named = plans.map((plan) => ({ ...plan, name: names.of(plan.country) ?? plan.country }));
    return named.sort((a, b) => a.name.localeCompare(b.name, code));
  }, [plans, code]);
  return (
    <select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
    >
      {sorted.map((plan) => (
        <option key={plan.country} value={plan.country}>
          {`${plan.name} +${plan.dial}`}
        </option>
      ))}
    </select>
  );
}

function usePhoneLibrary(): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let wanted = true;
    import('./phone-library.ts').then(
      (loaded) => wanted && setLibrary(loaded),
      // Without it the field still takes and gives numbers; only the spacing is missing.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return library;
}

function dialOf(plans: readonly DialPlan[], country: string): string {
  return plans.find((plan) => plan.country === country)?.dial ?? '1';
}
