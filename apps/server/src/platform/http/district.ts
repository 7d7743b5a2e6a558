import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** What the features of every district are built from. */
export interface DistrictParts {
  config: Config;
  db: Db;
  clock: Clock;
  secrets: Secrets;
  storage: Storage;
  payments: PaymentProvider;
}

/** The routes of a district's features. */
export type District<More = object> = FastifyPluginAsync<DistrictParts & More>;

/** Where the routes of the API begin. */
export const api = { prefix: '/api' } as const;
