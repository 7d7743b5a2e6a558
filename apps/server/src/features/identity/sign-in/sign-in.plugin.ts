import type { Feature } from '../../../platform/http/http-server.ts';
import { authRoutes } from './auth.routes.ts';
import { mailedRoutes } from './mailed.routes.ts';
import { ownRoutes } from './own.routes.ts';

/** Ways in: with a password, a mailed code or a link, and what keeps others out. */
export const signIn: Feature = async (app) => {
  await app.register(authRoutes);
  await app.register(mailedRoutes);
  await app.register(ownRoutes);
};
