import { backdropNames } from './backdrop.ts';
import { nth } from './geometry.ts';
import { resolveStill, type StillRecipe } from './recipe.ts';
import { roomsFor } from './rooms.ts';

/** Pictures of one and the same object: as listed, in two other rooms, and from close by. */
export function views(recipe: StillRecipe): [StillRecipe, StillRecipe, StillRecipe, StillRecipe] {
  const resolved = resolveStill(recipe);
  const { paletteName, roomName, variant, companion } = resolved;
  const { hero, partner, spark } = resolved.palette;
  const others = roomsFor(resolved).filter((name) => name !== roomName);
  const backdropAt = (steps: number) => nth(backdropNames, backdropNames.indexOf(resolved.backdrop) + steps);
  const front: StillRecipe = {
    ...recipe,
    palette: paletteName,
    object: { hero, partner, spark },
    variant,
    backdrop: resolved.backdrop,
    companion: companion ?? false,
  };
  return [
    front,
    { ...front, room: others[0], backdrop: backdropAt(2), companion: false },
    { ...front, backdrop: 'disc', companion: false, zoom: 1.7, shift: { x: -0.04, y: -0.12 } },
    { ...front, room: others[1], backdrop: backdropAt(4), companion: false },
  ];
}
