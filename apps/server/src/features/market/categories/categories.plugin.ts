import { idOrSlug } from '@souk/shared/ids.ts';
import { categoryList, categoryPage } from '@souk/shared/market/categories/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { remember } from '../../../platform/remember.ts';
import { presentCategory, presentCategoryRef } from './category.presenter.ts';
import { type CategoryRow, findCategories } from './category.repo.ts';
import { findIn } from './category.service.ts';
import { categoryEditRoutes } from './category-edit.routes.ts';

/** The tree of categories. */
export const categories: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (app, { db, clock }) => {
  // Every page's menu asks, and counting a large market takes a moment: its counts may be a minute old.
  const all = remember(clock, cachedFor, () => findCategories(db));
  await app.register(categoryEditRoutes, { onChange: all.forget });

  app.get(
    '/categories',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listCategories',
        tags: ['Categories'],
        summary: 'All categories, parents before their children, with how many products each has',
        response: { 200: categoryList },
      },
    },
    async (request) => {
      const language = readerLanguage(request);
      return { items: (await all()).map((row) => presentCategory(row, language)) };
    },
  );

  app.get(
    '/categories/:category',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getCategory',
        tags: ['Categories'],
        summary: 'A category by its id or slug, with the way to it and what is below',
        params: z.object({ category: idOrSlug }),
        response: { 200: categoryPage },
      },
    },
    async (request) => {
      const language = readerLanguage(request);
      const found = findIn(await all(), request.params.category);
      return {
        ...presentCategory(found.category, language),
        breadcrumb: found.breadcrumb.map((row) => presentCategoryRef(row, language)),
        children: found.children.map((row) => presentCategory(row, language)),
      };
    },
  );
};

const large = 10_000;

function cachedFor(rows: readonly CategoryRow[]): number {
  const products = rows
    .filter(({ parentId }) => parentId === null)
    .reduce((sum, row) => sum + row.productCount, 0);
  return products < large ? 1_000 : 60_000;
}
