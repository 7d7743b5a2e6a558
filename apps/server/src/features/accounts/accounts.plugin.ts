import type { Feature } from '../../platform/http/http-server.ts';
import { authRoutes } from './auth.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** People: signing up, signing in and out, and what is known of a user. */
export const accounts: Feature = async (app) => {
  await app.register(authRoutes);
  await app.register(usersRoutes);
};
