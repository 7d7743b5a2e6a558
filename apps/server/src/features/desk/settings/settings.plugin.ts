import { type AppSettings, appSettings } from '@souk/shared/settings/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { remember } from '../../../platform/remember.ts';
import { readSettings } from '../../../platform/settings/settings.ts';

/** What the operator set and anyone may know. */
export const settings: FastifyPluginAsyncZod<{
  db: Db;
  clock: Clock;
  demo: boolean;
  publishesLogins: boolean;
  signInProviders: AppSettings['signInProviders'];
  passkeyOrigin: string | null;
  payments: AppSettings['payments'];
}> = async (app, options) => {
  const current = remember(options.clock, 1_000, () => readSettings(options.db, options));

  app.get(
    '/admin/app/settings',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getSettings',
        tags: ['The market'],
        summary: 'Public settings: name, colours, currency, fees',
        response: { 200: appSettings },
      },
    },
    () => current(),
  );
};
