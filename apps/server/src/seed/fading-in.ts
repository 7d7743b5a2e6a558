import { palettes, personFrom } from '@souk/drawing/index.ts';
import type { ImageRecipe } from '../platform/images/recipe.ts';

interface FadingIn {
  colour: string | null;
  /** Wall, table and thing as three shapes: blurred, they are the picture. Rendering it would take a hundred times longer. */
  placeholder: string | null;
}

export function fadingIn(recipe: ImageRecipe, ratio: number): FadingIn {
  const scene = surfacesOf(recipe);
  if (!scene) return { colour: null, placeholder: null };
  const { wall, table, thing } = scene;
  const height = Math.round(100 / ratio) / 10;
  const at = (share: number) => Math.round(height * share * 10) / 10;
  const shapes = [
    [`0 0h10v${height}H0`, wall],
    [`0 ${at(0.7)}h10V${height}H0`, table],
    ...(thing ? [[`3 ${at(0.38)}h4V${at(0.76)}H3`, thing]] : []),
  ];
  const paths = shapes.map(([d, fill]) => `<path fill='${fill}' d='M${d}'/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 ${height}'>${paths}</svg>`;
  return { colour: wall, placeholder: `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}` };
}

function surfacesOf(recipe: ImageRecipe): { wall: string; table: string; thing: string | null } | null {
  if (recipe.type === 'portrait') {
    const person = personFrom(recipe.seed);
    return { wall: person.palette.wall, table: person.cloth, thing: person.skin };
  }
  if (recipe.type === 'scene' || recipe.type === 'banner') return null;
  const named = ('room' in recipe && recipe.room) || recipe.palette;
  const room = palettes.find((palette) => palette.name === named);
  const thing = 'object' in recipe ? (recipe.object?.hero ?? null) : null;
  return room ? { wall: room.wall, table: room.table, thing } : null;
}
