/** How a country writes its postal codes, after upper case and single spaces. */
type PostalRule = {
  pattern: RegExp;
  example: string;
  /** Where its one space or hyphen stands: so many characters from the end. */
  cut?: { mark: ' ' | '-'; fromEnd: number };
};

const digits = (count: number, example: string): PostalRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

const rules: Readonly<Record<string, PostalRule>> = {
  AR: { pattern: /^([A-Z]\d{4}([A-Z]{3})?|\d{4})$/, example: 'C1425' },
  AT: digits(4, '1010'),
  AU: digits(4, '3000'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  BR: { pattern: /^\d{5}-\d{3}$/, example: '01310-100', cut: { mark: '-', fromEnd: 3 } },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
    example: 'K1A 0B1',
    cut: { mark: ' ', fromEnd: 3 },
  },
  CH: digits(4, '8001'),
  CN: digits(6, '200000'),
  CY: digits(4, '1010'),
  CZ: { pattern: /^\d{3} \d{2}$/, example: '110 00', cut: { mark: ' ', fromEnd: 2 } },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  DZ: digits(5, '16000'),
  EE: digits(5, '10111'),
  EG: digits(5, '11511'),
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001' },
  FI: digits(5, '00100'),
  FR: digits(5, '75011'),
  GB: {
    pattern: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    cut: { mark: ' ', fromEnd: 3 },
  },
  GR: { pattern: /^\d{3} \d{2}$/, example: '105 57', cut: { mark: ' ', fromEnd: 2 } },
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: { pattern: /^[A-Z]\d[\dW] [A-Z\d]{4}$/, example: 'D02 X285', cut: { mark: ' ', fromEnd: 4 } },
  IL: digits(7, '6100000'),
  IN: { pattern: /^[1-9]\d{5}$/, example: '110001' },
  IS: digits(3, '101'),
  IT: digits(5, '00184'),
  JP: { pattern: /^\d{3}-\d{4}$/, example: '150-0002', cut: { mark: '-', fromEnd: 4 } },
  KR: digits(5, '04524'),
  LU: digits(4, '1009'),
  MA: digits(5, '20000'),
  MX: digits(5, '06700'),
  MY: digits(5, '50000'),
  NL: { pattern: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 AB', cut: { mark: ' ', fromEnd: 2 } },
  NO: digits(4, '0150'),
  NZ: digits(4, '6011'),
  PH: digits(4, '1000'),
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001', cut: { mark: '-', fromEnd: 3 } },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148', cut: { mark: '-', fromEnd: 3 } },
  RO: digits(6, '010011'),
  RS: digits(5, '11000'),
  SA: { pattern: /^\d{5}(-\d{4})?$/, example: '11564' },
  SE: { pattern: /^\d{3} \d{2}$/, example: '111 22', cut: { mark: ' ', fromEnd: 2 } },
  SG: digits(6, '018956'),
  SI: digits(4, '1000'),
  SK: { pattern: /^\d{3} \d{2}$/, example: '811 01', cut: { mark: ' ', fromEnd: 2 } },
  TH: digits(5, '10200'),
  TN: digits(4, '1000'),
  TR: digits(5, '34000'),
  TW: { pattern: /^\d{3}(\d{2,3})?$/, example: '100' },
  UA: digits(5, '01001'),
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '11238' },
  VN: { pattern: /^\d{5,6}$/, example: '10000' },
  ZA: digits(4, '8001'),
};

/** Places where a letter arrives without one. */
const without = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KE KI KM KN KP LY ML MO MR MW NR NU PA QA RW SB SC SL SR ST SX SY TD TG TK TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/** As it is written on a parcel: upper case, western digits, and the space or hyphen of its country. */
export function normalPostalCode(code: string, country: string): string {
  const text = westernDigits(code).trim().toUpperCase().replace(/\s+/g, ' ');
  const cut = rules[country]?.cut;
  if (country === 'US') return text.replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2');
  if (!cut) return rules[country] ? text.replace(/ /g, '') : text;
  const bare = text.replace(/[ -]/g, '');
  return bare.length > cut.fromEnd ? bare.slice(0, -cut.fromEnd) + cut.mark + bare.slice(-cut.fromEnd) : bare;
}

export function postalCodeFits(code: string, country: string): boolean {
  return rules[country]?.pattern.test(normalPostalCode(code, country)) ?? true;
}

export function postalExample(country: string): string | undefined {
  return rules[country]?.example;
}

/** How many digits a code has where it is made of nothing else: "5 digits, like 11238". */
export function postalDigits(country: string): number | undefined {
  const example = postalExample(country);
  return example && /^\d+$/.test(example) ? example.length : undefined;
}

export function needsPostalCode(country: string): boolean {
  return !without.has(country);
}

function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
