import type { SwaggerTransform } from '@fastify/swagger';
import { errorEnvelope } from '@souk/shared/errors.ts';
import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule.ts';

/** A route as the OpenAPI document shows it: with who may call it and how it may fail. */
export const describeOperation: SwaggerTransform = (document) => {
  const { route, url, schema } = document;
  if (route.config?.hidden || !url.startsWith('/api/')) return { url, schema: { hide: true } };
  const described = jsonSchemaTransform({ ...document, schema: withEverything(route, schema ?? {}) });
  return described;
};

function withEverything(route: RouteOptions, schema: FastifySchema): FastifySchema {
  const rule = route.config?.access;
  return {
    ...schema,
    ...(route.config?.idempotent ? { headers: idempotencyHeader } : {}),
    ...(rule === 'public' || rule === undefined ? {} : { security: [{ session: [] }] }),
    description: [schema.description, rule && whoMay(rule)].filter(Boolean).join('\n\n'),
    response: { ...(schema.response as object), default: errorEnvelope.describe('Refused or failed') },
  };
}

const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .describe(
      'A key of your own for this one act. Sent again with the same body it gives the first answer again.',
    ),
});

function whoMay(rule: AccessRule): string {
  if (typeof rule === 'object') return 'shopOf' in rule ? 'For the owner of the shop.' : 'For that user.';
  return sentences[rule];
}

const sentences: Record<Extract<AccessRule, string>, string> = {
  public: 'For everyone.',
  login: 'For everyone who is signed in.',
  shop: 'For everyone who has a shop.',
  support: 'For support and admins.',
  admin: 'For admins.',
};
