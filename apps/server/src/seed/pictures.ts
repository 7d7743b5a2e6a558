import { backdropNames, resolveStill, type StillRecipe, views } from '@souk/drawing/index.ts';
import { hash, randomFrom } from '@souk/drawing/random.ts';
import type { ImageId, UserId } from '@souk/shared/ids.ts';
import { idOf } from '../platform/ids.ts';
import { imageRow, type NewImage } from '../platform/images/image.builder.ts';
import type { ImageRecipe } from '../platform/images/recipe.ts';
import { colourways, type Look, splitLook } from './content/colourways.ts';
import { type Form, shapeOf } from './content/forms.ts';
import { fadingIn } from './fading-in.ts';

/** The picture of a thing in a look, and nothing else: the same name always gives the same one. */
export function pictureOf(name: string, form: Form, look: Look): StillRecipe {
  const { kind, variant, decoration } = shapeOf(form);
  const { colour, room } = splitLook(look);
  const seed = decoration ? seedThrowing(kind, name, decoration) : name;
  const backdrop = backdropNames[hash(`${name}|${look}`) % backdropNames.length];
  return {
    kind,
    variant,
    seed,
    palette: room,
    object: colourways[colour],
    ...(backdrop ? { backdrop } : {}),
  };
}

/** The kit decides some decorations by its first throw: finds a seed that throws the wanted one. */
function seedThrowing(
  kind: StillRecipe['kind'],
  name: string,
  wanted: { index: number; of: number },
): string {
  for (let attempt = 0; ; attempt++) {
    const seed = attempt === 0 ? name : `${name} ${attempt}`;
    const thrown = randomFrom(resolveStill({ kind, seed }).objectSeed)();
    if (Math.floor(thrown * wanted.of) === wanted.index) return seed;
  }
}

/** In its room, in another one, from close by, and in a third: how a product's pictures begin. */
export function viewsOf(front: StillRecipe): StillRecipe[] {
  return views(front);
}

export interface DrawnImage {
  name: string;
  recipe: ImageRecipe;
  width: number;
  height: number;
  alt: string;
  owner: UserId | null;
  madeAt: Date;
}

/** The row of a drawn picture. */
export function drawnRow({ name, recipe, width, height, alt, owner, madeAt }: DrawnImage): NewImage {
  return imageRow({
    id: imageIdOf(name),
    owner_id: owner,
    recipe,
    width,
    height,
    alt,
    ...fadingIn(recipe, width / height),
    created_at: madeAt,
  });
}

export const imageIdOf = (name: string): ImageId => idOf<ImageId>(`image:${name}`);

/** The colour in the words of a shop: as titled, or the nearest plain name. */
export function colourLabel(look: Look): string {
  const { colour } = splitLook(look);
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}
