import { z } from 'zod';
import { categoryId } from '../../ids.ts';
import { image } from '../../images/schema.ts';

export const categoryRef = z.object({ _id: categoryId, slug: z.string(), name: z.string() });
export type CategoryRef = z.infer<typeof categoryRef>;

export const category = categoryRef.extend({
  parentId: categoryId.nullable(),
  image: image.nullable(),
  productCount: z.int(),
});
export type Category = z.infer<typeof category>;

export const categoryList = z.object({ items: z.array(category) });

/** One category with the way from the root to it (itself last) and the categories right below. */
export const categoryPage = category.extend({
  breadcrumb: z.array(categoryRef),
  children: z.array(category),
});
export type CategoryPage = z.infer<typeof categoryPage>;
