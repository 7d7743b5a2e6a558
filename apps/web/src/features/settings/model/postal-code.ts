type PostalRule = { pattern: RegExp; example: string };

/** How a country writes its postal codes; elsewhere anything goes. */
const rules: Record<string, PostalRule> = {
  AU: { pattern: /^\d{4}$/, example: '3000' },
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'K1A 0B1' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  ES: { pattern: /^\d{5}$/, example: '28001' },
  FR: { pattern: /^\d{5}$/, example: '75011' },
  GB: { pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '150-0002' },
  MA: { pattern: /^\d{5}$/, example: '20000' },
  MX: { pattern: /^\d{5}$/, example: '06700' },
  NL: { pattern: /^\d{4} ?[a-z]{2}$/i, example: '1012 AB' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '11238' },
};

/** Places where a letter arrives without one. */
const without = new Set(['AE', 'AO', 'BS', 'GH', 'HK', 'JM', 'KE', 'QA', 'UG']);

export function postalCodeFits(code: string, country: string): boolean {
  return rules[country]?.pattern.test(code.trim()) ?? true;
}

export function postalExample(country: string): string | undefined {
  return rules[country]?.example;
}

export function needsPostalCode(country: string): boolean {
  return !without.has(country);
}
