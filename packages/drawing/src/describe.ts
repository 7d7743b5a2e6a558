import { type ColourName, nameOfColour } from './colour-names.ts';
import { nth } from './geometry.ts';
import type { Cast, PaletteName, Room } from './palettes.ts';
import { type ResolvedStill, resolveStill, type StillRecipe } from './recipe.ts';

/** What a recipe comes to, in words and hex: for a name that fits the picture and a wall to fade in from. */
export interface StillDescription extends Pick<ResolvedStill, 'kind' | 'variant' | 'backdrop' | 'companion'> {
  /** The kind's own word for its shape, where it has more than one. */
  shape: string | null;
  /** The thing has colours of its own: do not name it after the hero. */
  natural: boolean;
  palette: PaletteName;
  room: PaletteName;
  hero: ColourName;
  partner: ColourName;
  spark: ColourName;
  colours: Cast & Room;
}

export function describeStill(recipe: StillRecipe): StillDescription {
  const { kind, drawing, variant, backdrop, companion, paletteName, roomName, palette, room } =
    resolveStill(recipe);
  const { hero, partner, spark } = palette;
  const { wall, table, arch } = room;
  return {
    kind,
    variant,
    shape: drawing.shapes ? nth(drawing.shapes, variant) : null,
    natural: drawing.natural ?? false,
    backdrop,
    companion,
    palette: paletteName,
    room: roomName,
    hero: nameOfColour(hero),
    partner: nameOfColour(partner),
    spark: nameOfColour(spark),
    colours: { hero, partner, spark, wall, table, arch },
  };
}
