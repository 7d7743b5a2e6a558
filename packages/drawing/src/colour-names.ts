import { distance } from './colour.ts';

/** Plain words for the colours things are drawn in. */
const names = {
  rust: ['#B9502F', '#B65A39', '#BC5B3B'],
  terracotta: ['#C4633B'],
  amber: ['#E28A4C'],
  peach: ['#F0A274'],
  honey: ['#F1B44C', '#F0AE45', '#F2BA52', '#EFB74C'],
  saffron: ['#EDA53A', '#EDA83E', '#E79D3F'],
  bone: ['#FCEFD8', '#FBF0DC', '#FFF3DE', '#FBEAD0', '#FFF0DC', '#FBE8CC'],
  oat: ['#F4E2C8'],
  blush: ['#F8DCCF'],
  sage: ['#7F9A7E', '#A9BFA3'],
  pine: ['#3E5B48'],
  teal: ['#2F6468', '#2E6266'],
  lagoon: ['#2E6E69'],
  petrol: ['#1F5360'],
  plum: ['#6E3350'],
  violet: ['#5C3D6A'],
} as const;

export type ColourName = keyof typeof names;

const colourNames = Object.keys(names) as ColourName[];

/** The nearest name, so that mixed colours have one too. */
export function nameOfColour(colour: string): ColourName {
  const known = colourNames.flatMap((name) =>
    names[name].map((hex) => ({ name, away: distance(hex, colour) })),
  );
  return known.reduce((nearest, next) => (next.away < nearest.away ? next : nearest)).name;
}
