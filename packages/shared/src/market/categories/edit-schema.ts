import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { categoryId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { categoryLimits } from './limits.ts';

const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Is not the code of a language.');
const name = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(categoryLimits.name)
  .refine(isPlainLine, 'Please use ordinary characters.');

/** A category as its keeper writes it. */
export const categoryBody = z.strictObject({
  /** By language. English is shown wherever a language has none. */
  names: z
    .record(languageCode, name)
    .refine((names) => Object.keys(names).length <= categoryLimits.languages, 'Has too many languages.')
    .refine((names) => names.en !== undefined, { path: ['en'], message: 'Required' }),
  /** Null at the top. */
  parentId: categoryId.nullable(),
  /** Among those beside it; the smallest comes first. */
  position: z.int().min(0).max(categoryLimits.position),
});
export type CategoryBody = z.infer<typeof categoryBody>;

/** A category with its names in every language, for those who keep the tree. */
export const keptCategory = z.object({
  _id: categoryId,
  slug: z.string(),
  names: z.record(z.string(), z.string()),
  parentId: categoryId.nullable(),
  position: z.int(),
  image: image.nullable(),
  productCount: z.int(),
});
export type KeptCategory = z.infer<typeof keptCategory>;

export const keptCategories = z.object({ items: z.array(keptCategory) });
