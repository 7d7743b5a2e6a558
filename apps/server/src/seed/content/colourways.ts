import type { PaletteName } from '@souk/drawing/index.ts';

/** What a thing is painted in: its own colour, a quiet second one, and a spark. */
export interface Colourway {
  hero: string;
  partner: string;
  spark: string;
}

/** Named after the hero; every title that names a colour names one of these. */
export const colourways = {
  rust: { hero: '#B9502F', partner: '#FCEFD8', spark: '#2F6468' },
  ember: { hero: '#BC5B3B', partner: '#F4E2C8', spark: '#EDA83E' },
  terracotta: { hero: '#C4633B', partner: '#FBF0DC', spark: '#3E5B48' },
  coral: { hero: '#F0A274', partner: '#FBE8CC', spark: '#EFB74C' },
  amber: { hero: '#E28A4C', partner: '#FFF0DC', spark: '#5C3D6A' },
  honey: { hero: '#EDA53A', partner: '#FFF3DE', spark: '#1F5360' },
  brass: { hero: '#EDA83E', partner: '#F4E2C8', spark: '#BC5B3B' },
  sun: { hero: '#F2BA52', partner: '#FBEAD0', spark: '#2E6266' },
  bone: { hero: '#FBEAD0', partner: '#2E6266', spark: '#F2BA52' },
  oat: { hero: '#F4E2C8', partner: '#BC5B3B', spark: '#EDA83E' },
  petal: { hero: '#F8DCCF', partner: '#A9BFA3', spark: '#F1B44C' },
  celadon: { hero: '#A9BFA3', partner: '#F8DCCF', spark: '#F1B44C' },
  sage: { hero: '#7F9A7E', partner: '#F0AE45', spark: '#6E3350' },
  pine: { hero: '#3E5B48', partner: '#FBF0DC', spark: '#C4633B' },
  teal: { hero: '#2E6266', partner: '#FBEAD0', spark: '#F2BA52' },
  lagoon: { hero: '#2E6E69', partner: '#E79D3F', spark: '#B65A39' },
  'deep sea': { hero: '#1F5360', partner: '#FFF3DE', spark: '#EDA53A' },
  violet: { hero: '#5C3D6A', partner: '#FFF0DC', spark: '#E28A4C' },
  plum: { hero: '#6E3350', partner: '#F0AE45', spark: '#7F9A7E' },
} satisfies Record<string, Colourway>;

export type Colour = keyof typeof colourways;

/** A colour in a room: `rust/saffron` is a rust thing against saffron walls. */
export type Look = `${Colour}/${PaletteName}`;

export function splitLook(look: Look): { colour: Colour; room: PaletteName } {
  const [colour, room] = look.split('/') as [Colour, PaletteName];
  return { colour, room };
}
