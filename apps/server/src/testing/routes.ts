import { type AppOptions, buildApp } from '../app.ts';
import type { AccessRule } from '../platform/access/access-rule.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/db/database.ts';
import type { App } from '../platform/http/http-server.ts';
import { logInto } from '../platform/logging/log.ts';
import { secretsBy } from '../platform/secrets/secrets.ts';

export interface DescribedRoute {
  method: string;
  url: string;
  access: AccessRule;
  /** By its rule alone; for some it depends on what is sent. */
  speaks: boolean | 'by input';
  whileSuspended: boolean;
  idempotent: boolean;
  /** Not part of the API: pages, pictures, health. */
  hidden: boolean;
}

/** Every route of the app with its rule. No database is asked; building fails when a rule is missing. */
export async function describeRoutes(options: AppOptions = {}): Promise<DescribedRoute[]> {
  const database = connectDatabase('postgres://nobody@127.0.0.1:1/none', { max: 1 });
  const app = await buildApp({
    config: readConfig({ NODE_ENV: 'test' }),
    db: database,
    clock: systemClock,
    secrets: secretsBy({ locks: undefined }),
    log: logInto({ write() {} }, 'silent'),
    ...options,
  });
  const routes = describe(app);
  await app.close();
  await database.close();
  return routes;
}

export const describe = (app: App): DescribedRoute[] =>
  app.routes.flatMap((route) =>
    [route.method].flat().map((method) => ({
      method,
      url: route.url,
      access: route.config?.access as AccessRule,
      speaks: typeof route.config?.speaks === 'function' ? 'by input' : route.config?.speaks === true,
      whileSuspended: route.config?.whileSuspended === true,
      idempotent: route.config?.idempotent === true,
      hidden: route.config?.hidden === true,
    })),
  );
