import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import manifest from '../../../package.json' with { type: 'json' };
import { accessForAll } from '../access/access.plugin.ts';
import { describeOperation } from './describe-operation.ts';
import { nameSchemas } from './named-schemas.ts';

/** The OpenAPI 3.1 document, made from the schemas the routes parse with, and a page to read it. */
export const openapi = fp(
  async (app, { url }: { url: string }) => {
    nameSchemas();
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Souk',
          version: manifest.version,
          description:
            'Everything the market does. Ids are `_id` strings, times ISO 8601 in UTC, money integer minor units with a currency. Errors come in one envelope; the code tells what happened.',
        },
        servers: [{ url }],
        components: {
          securitySchemes: {
            session: { type: 'http', scheme: 'bearer', description: 'The token that signing in gives.' },
          },
        },
      },
      transform: describeOperation,
      transformObject: jsonSchemaTransformObject,
    });

    app.get(
      '/api/openapi.json',
      { config: { access: 'public', hidden: true } },
      // Written at the first call and kept by the plugin.
      (_request, reply) => reply.type('application/json; charset=utf-8').send(app.swagger()),
    );

    await app.register(async (docs) => {
      accessForAll(docs, 'public');
      await docs.register(swaggerUi, {
        routePrefix: '/api/docs',
        theme: {
          title: 'Souk API',
          // Its bar shows another project's logo.
          css: [{ filename: 'souk.css', content: '.swagger-ui .topbar { display: none }' }],
        },
        uiConfig: { url: '/api/openapi.json', tryItOutEnabled: true, defaultModelsExpandDepth: 0 },
      });
    });
  },
  { name: 'openapi', dependencies: ['access'] },
);
