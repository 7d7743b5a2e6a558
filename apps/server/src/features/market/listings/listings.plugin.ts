import type { Feature } from '../../../platform/http/http-server.ts';
import { manageRoutes } from './manage.routes.ts';
import { productRoutes } from './product.routes.ts';

/** What sellers do with their products. */
export const listings: Feature = async (app) => {
  await app.register(productRoutes);
  await app.register(manageRoutes);
};
