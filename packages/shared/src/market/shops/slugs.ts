/** What the end of a shop's address looks like. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugLength = { min: 3, max: 40 } as const;

// Words that stand, or may come to stand, where a shop's address stands.
const places = new Set(['add', 'all', 'availability', 'closed', 'edit', 'mine', 'new', 'open']);
const likeAnId = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Addresses no shop may have: words of the market itself, and what could be taken for an id or a closed shop. */
export function isReservedSlug(slug: string): boolean {
  return places.has(slug) || slug.startsWith('closed-') || likeAnId.test(slug) || speaksForMarket(slug);
}

/** Whether a shop of this name could be taken for the market itself: `souk-support`, `the-official-shop`. */
export function speaksForMarket(slug: string): boolean {
  const words = slug.split(/[-\d]+/).filter(Boolean);
  return (
    words.some((word) => market.has(word)) && words.every((word) => market.has(word) || around.has(word))
  );
}

const market = new Set(
  `admin administrator helpdesk moderator null official souk staff support system undefined verified`.split(
    ' ',
  ),
);
const around = new Set(
  `a at by center centre contact for help market marketplace my of our payment payments real safety security
  seller sellers service services shop shops store team the your`.split(/\s+/),
);

/** The address that a shop's name makes, as far as it is written in Latin letters; empty when none of it is. */
export function slugFrom(name: string): string {
  return name
    .replace(/[ßæœøłđðþı]/gi, (letter) => spelled[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength.max)
    .replace(/^-+|-+$/g, '');
}

const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The same address with a number, not longer than an address may be. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`;
  return `${(slug || 'shop').slice(0, slugLength.max - end.length).replace(/-+$/, '')}${end}`;
}
