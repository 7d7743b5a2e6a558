import { banner, portrait, scene, showCover, spread, still } from '@souk/drawing/index.ts';
import { type ImageRecipe, imageRecipe } from './recipe.ts';

/** The SVG of a drawn picture. What is not a recipe is refused, not guessed at. */
export function drawImage(recipe: unknown): string {
  return drawn(imageRecipe.parse(recipe));
}

function drawn({ type, ...rest }: ImageRecipe): string {
  switch (type) {
    case 'still':
      return still(rest as Rest<'still'>);
    case 'showCover':
      return showCover(rest as Rest<'showCover'>);
    case 'portrait':
      return portrait(rest as Rest<'portrait'>);
    case 'spread':
      return spread(rest as Rest<'spread'>);
    case 'banner':
      return banner(rest as Rest<'banner'>);
    case 'scene':
      return scene();
  }
}

// Taking `type` off a union loses which member it was.
type Rest<T extends ImageRecipe['type']> = Omit<Extract<ImageRecipe, { type: T }>, 'type'>;
