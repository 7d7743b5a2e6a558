import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Storage } from '../../../platform/storage/storage.ts';
import { decisionRoutes } from './decision.routes.ts';
import { documentRoutes } from './documents.routes.ts';
import { phoneRoutes } from './phone.routes.ts';
import { sellerRoutes } from './seller.routes.ts';

export interface VerificationOptions {
  storage: Storage;
  /** How long documents are kept after the decision. */
  documentDays: number;
}

/** Being who one says: a phone number of one's own, and a seller's name and papers. */
export const verification: FastifyPluginAsyncZod<VerificationOptions> = async (
  app,
  { storage, documentDays },
) => {
  // Not the prefix that came with them, which would stand twice.
  const options = { storage, documentDays };
  await app.register(phoneRoutes);
  await app.register(sellerRoutes, options);
  await app.register(documentRoutes, options);
  await app.register(decisionRoutes, options);
};
