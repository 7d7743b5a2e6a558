export interface DialPlan {
  /** ISO 3166 alpha-2 */
  country: string;
  /** Without the plus. */
  dial: string;
}

/** At hand before the full list is fetched. */
export const commonPlans: readonly DialPlan[] = [
  { country: 'US', dial: '1' },
  { country: 'CA', dial: '1' },
  { country: 'GB', dial: '44' },
  { country: 'FR', dial: '33' },
  { country: 'DE', dial: '49' },
  { country: 'ES', dial: '34' },
  { country: 'IT', dial: '39' },
  { country: 'PT', dial: '351' },
  { country: 'NL', dial: '31' },
  { country: 'BE', dial: '32' },
  { country: 'IE', dial: '353' },
  { country: 'MX', dial: '52' },
  { country: 'MA', dial: '212' },
  { country: 'EG', dial: '20' },
  { country: 'SA', dial: '966' },
  { country: 'AE', dial: '971' },
];

/** Digits only, whatever digits they are. */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
}

/** "+33612345678" for what was typed under a country; empty while nothing was. */
export function toE164(national: string, dial: string): string {
  const digits = digitsOf(national);
  if (digits === '') return '';
  if (national.trim().startsWith('+')) return `+${digits}`;
  // The trunk zero of a national number is not dialled from abroad; Italy keeps it.
  return `+${dial}${dial === '39' ? digits : digits.replace(/^0+/, '')}`;
}

/** Finds the country of a full number by the longest dial code; the hinted country wins among equals. */
export function splitE164(
  value: string,
  plans: readonly DialPlan[],
  hint: string,
): { country: string; national: string } {
  const digits = digitsOf(value);
  const fitting = plans
    .filter((plan) => digits.startsWith(plan.dial))
    .sort((a, b) => b.dial.length - a.dial.length || Number(b.country === hint) - Number(a.country === hint));
  const plan = fitting[0];
  return plan
    ? { country: plan.country, national: digits.slice(plan.dial.length) }
    : { country: hint, national: digits };
}
