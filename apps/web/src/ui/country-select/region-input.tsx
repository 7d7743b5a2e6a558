import { regionKind, regionsOf } from '@souk/shared/identity/addresses/regions.ts';
import { addressLength } from '@souk/shared/identity/addresses/rules.ts';
import { useT } from '@/platform/i18n/index.ts';
import { atMost } from '../form/rules.ts';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';

interface RegionInputProps {
  country: string;
  hint?: string;
  value: string;
  onChange: (region: string) => void;
  className?: string;
}

/** A region of a country that nothing is posted to, so it may be left out: from a list where there is one, else written. */
export function RegionInput({ country, value, ...props }: RegionInputProps) {
  const t = useT();
  const label = t(`settings.region.${regionKind(country)}`);
  const short = atMost(addressLength.city, t('address.tooLong'));
  const regions = regionsOf(country);
  if (regions.length === 0)
    return <TextInput {...props} label={label} optional rules={[short]} value={value} />;
  return (
    <Select
      {...props}
      label={label}
      optional
      options={[{ code: '', name: t('ui.noRegion') }, ...regions]}
      valueKey="code"
      textKey="name"
      value={value}
    />
  );
}
