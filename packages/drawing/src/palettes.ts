import { nth } from './geometry.ts';

/** A room of one hue (wall, table, niche) and what stands in it: the hero in contrast, a quiet partner, a small spark. */
export interface Palette extends Room, Cast {
  name: string;
  dark: string;
  light: string;
  leaf: string;
}

export interface Room {
  wall: string;
  table: string;
  arch: string;
}

export interface Cast {
  hero: string;
  partner: string;
  spark: string;
}

const rows = [
  // name: wall, table, arch, hero, partner, spark, dark, light, leaf
  [
    'saffron',
    '#F5C871',
    '#E9A84A',
    '#F9DC9C',
    '#B9502F',
    '#FCEFD8',
    '#2F6468',
    '#43210F',
    '#FFF5E1',
    '#4E6B4A',
  ],
  [
    'blush',
    '#F2D2C4',
    '#E2AE9C',
    '#F9E6DC',
    '#6E3350',
    '#F0AE45',
    '#7F9A7E',
    '#3A1A2A',
    '#FFF4EA',
    '#5F8064',
  ],
  ['sage', '#CBD5BB', '#A7B691', '#E1E8D3', '#C4633B', '#FBF0DC', '#3E5B48', '#25352B', '#FFF8EA', '#446A50'],
  ['sea', '#BFDBD7', '#8ABAB8', '#DBECE7', '#EDA53A', '#FFF3DE', '#1F5360', '#15343C', '#FFF9EC', '#34665A'],
  ['ink', '#43372F', '#33281F', '#5E4B3B', '#EDA83E', '#F4E2C8', '#BC5B3B', '#16100D', '#FFF1DA', '#7E9A78'],
  [
    'terracotta',
    '#DB9270',
    '#C37150',
    '#E9B092',
    '#FBEAD0',
    '#2E6266',
    '#F2BA52',
    '#4B2015',
    '#FFF5E6',
    '#3E5F4C',
  ],
  ['plum', '#83526E', '#653B58', '#9D6C87', '#F1B44C', '#F8DCCF', '#A9BFA3', '#2D1627', '#FFF2E6', '#A3BC98'],
  [
    'linen',
    '#F3E8D8',
    '#E2CFB4',
    '#FBF4E8',
    '#2E6E69',
    '#E79D3F',
    '#B65A39',
    '#2B211A',
    '#FFFAF1',
    '#5A7A56',
  ],
  ['dusk', '#DBCFDF', '#B9A5C2', '#ECE4EE', '#E28A4C', '#FFF0DC', '#5C3D6A', '#2D1C38', '#FFF8EE', '#587A6A'],
  [
    'lagoon',
    '#2A5D67',
    '#1E4752',
    '#3B7680',
    '#F0A274',
    '#FBE8CC',
    '#EFB74C',
    '#0F2A31',
    '#FFF4E2',
    '#8DB59A',
  ],
] as const;

export type PaletteName = (typeof rows)[number][0];

export const palettes: readonly (Palette & { name: PaletteName })[] = rows.map(
  ([name, wall, table, arch, hero, partner, spark, dark, light, leaf]) => ({
    name,
    wall,
    table,
    arch,
    hero,
    partner,
    spark,
    dark,
    light,
    leaf,
  }),
);

export const paletteNames: readonly PaletteName[] = rows.map(([name]) => name);

export function paletteNamed(name: PaletteName): Palette & { name: PaletteName } {
  return palettes[paletteNames.indexOf(name)]!;
}

export function paletteAt(index: number): Palette & { name: PaletteName } {
  return nth(palettes, index);
}
