import { countryCodes } from '@souk/shared/countries.ts';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '../country-select/country-select.tsx';
import type { FieldProps } from '../form/use-field.ts';

// Member states of the European Union, 2026.
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

type CountryPickerProps = Pick<FieldProps<readonly string[]>, 'label' | 'value' | 'onChange' | 'error'>;

/** Several countries: each is added from the list, or the European Union at once. */
export function CountryPicker({ label, value, onChange, error = null }: CountryPickerProps) {
  const t = useT();
  const { code: language } = useLanguage();
  const names = useMemo(
    () => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
    [language],
  );
  const name = (code: string) => names.of(code) ?? code;
  const chosen = [...value].sort((a, b) => name(a).localeCompare(name(b), language));
  const add = (codes: readonly string[]) => {
    const wanted = new Set([...value, ...codes]);
    onChange(countryCodes.filter((code) => wanted.has(code)));
  };
  // One button in one place, so that nobody loses it under their fingers.
  const all = union.every((code) => value.includes(code));
  return (
    <div className="grid gap-2.5">
      <CountrySelect
        label={label}
        placeholder={t('ui.addCountry')}
        required
        rules={[() => value.length > 0 || t('ui.required')]}
        error={error}
        value=""
        onChange={(code) => add([code])}
      />
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {chosen.map((code) => (
          <li
            key={code}
            className="inline-flex min-h-8 max-w-full items-center rounded-8 bg-fill ps-2.5 text-14 font-medium text-ink-1"
          >
            <span className="truncate">{name(code)}</span>
            <button
              type="button"
              aria-label={t('ui.removeTag', { tag: name(code) })}
              onClick={() => onChange(value.filter((other) => other !== code))}
              className="touch-44 grid size-8 shrink-0 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
            >
              <X size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => (all ? onChange([]) : add(union))}
        className="touch-44 w-fit rounded-8 text-14 font-medium text-ink-1 underline underline-offset-3"
      >
        {all ? t('ui.removeAll') : t('ui.addEuropeanUnion')}
      </button>
    </div>
  );
}
