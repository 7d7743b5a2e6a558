import { categoryId } from '@souk/shared/ids.ts';
import { categoryBody, keptCategories, keptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presentKept } from './category.presenter.ts';
import { findCategories } from './category.repo.ts';
import { addCategory, changeCategory, removeCategory } from './category-edit.service.ts';

const tags = ['Administration'];
const params = z.object({ categoryId });
const config = { access: 'admin', speaks: true } as const;

/** The tree as staff keep it: support reads, admins change. */
export const categoryEditRoutes: FastifyPluginAsyncZod<{ onChange: () => void }> = async (
  app,
  { onChange },
) => {
  app.get(
    '/admin/categories',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listKeptCategories',
        tags,
        summary: 'All categories with their names in every language, parents before their children',
        response: { 200: keptCategories },
      },
    },
    async ({ ctx: { db } }) => ({ items: (await findCategories(db)).map(presentKept) }),
  );

  app.post(
    '/admin/categories',
    {
      config,
      schema: {
        operationId: 'addCategory',
        tags,
        summary: 'Add a category, at the top or below another',
        body: categoryBody,
        response: { 201: keptCategory },
      },
    },
    async ({ userCtx, body }, reply) => {
      const added = await addCategory(userCtx, body);
      onChange();
      return reply.code(201).send(presentKept(added));
    },
  );

  app.put(
    '/admin/categories/:categoryId',
    {
      config,
      schema: {
        operationId: 'changeCategory',
        tags,
        summary: 'Rename or move a category; its address stays',
        params,
        body: categoryBody,
        response: { 200: keptCategory },
      },
    },
    async ({ userCtx, params: { categoryId: id }, body }) => {
      const changed = await changeCategory(userCtx, id, body);
      onChange();
      return presentKept(changed);
    },
  );

  app.delete(
    '/admin/categories/:categoryId',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'deleteCategory',
        tags,
        summary: 'Delete an empty category, with the commission and taxes set for it',
        params,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params: { categoryId: id } }, reply) => {
      await removeCategory(userCtx, id);
      onChange();
      return reply.code(204).send(null);
    },
  );
};
