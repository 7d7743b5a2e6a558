import { backdropNames, companionNames, paletteNames, stillKinds } from '@souk/drawing/index.ts';
import { z } from 'zod';

const seed = z.union([z.string().min(1).max(120), z.int().min(0)]);
const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const side = z.int().min(16).max(4096);
const size = { width: side.optional(), height: side.optional() };
const kind = z.enum(stillKinds);

const stillFields = {
  kind,
  seed,
  ...size,
  palette: z.enum(paletteNames).optional(),
  room: z.enum(paletteNames).optional(),
  object: z.strictObject({ hero: hex, partner: hex, spark: hex }).partial().optional(),
  variant: z.int().min(0).max(11).optional(),
  backdrop: z.enum(backdropNames).optional(),
  companion: z.union([z.enum(companionNames), z.literal(false)]).optional(),
  zoom: z.number().min(1).max(4).optional(),
  shift: z.strictObject({ x: z.number(), y: z.number() }).optional(),
};

/** How a drawn picture comes about; kept in `images.recipe`, drawn by `draw.ts`. */
export const imageRecipe = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('still'), ...stillFields }),
  z.strictObject({ type: z.literal('showCover'), host: seed, ...stillFields }),
  z.strictObject({ type: z.literal('portrait'), seed, size: side.optional() }),
  z.strictObject({
    type: z.literal('spread'),
    kinds: z.array(kind).min(2).max(7),
    seed,
    ...size,
    palette: z.enum(paletteNames).optional(),
    backdrop: z.enum(backdropNames).optional(),
  }),
  z.strictObject({ type: z.literal('banner'), seed, ...size }),
  z.strictObject({ type: z.literal('scene') }),
]);
export type ImageRecipe = z.infer<typeof imageRecipe>;
