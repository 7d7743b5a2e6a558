import type { Address } from './schema.ts';

type Written = Pick<Address, 'street' | 'extra' | 'city' | 'region' | 'postalCode' | 'country'>;

// "Brooklyn, NY 11238"; elsewhere the code comes first: "1200-056 Lisboa".
const codeLast = new Set(['US', 'CA', 'AU', 'BR', 'IN', 'GB', 'IE', 'JP', 'NZ', 'SG', 'ZA']);

/** An address line by line, as it stands on a parcel to its country; the country comes last. */
export function addressLines(address: Written, country: string): string[] {
  return [address.street, address.extra, placeLine(address), country].filter((line) => line !== '');
}

function placeLine({ city, region, postalCode, country }: Written): string {
  const joined = (parts: string[], by: string) => parts.filter((part) => part !== '').join(by);
  if (codeLast.has(country)) return joined([city, joined([region, postalCode], ' ')], ', ');
  return joined([joined([postalCode, city], ' '), region], ', ');
}
