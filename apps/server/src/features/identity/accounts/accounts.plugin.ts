import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pictureRoutes } from './picture.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** People: what is known of a user, and what they say of themselves. */
export const accounts: FastifyPluginAsyncZod<{ storage: Storage }> = async (app, { storage }) => {
  await app.register(usersRoutes);
  await app.register(pictureRoutes, { storage });
};
