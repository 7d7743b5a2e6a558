import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { FastifyInstance } from 'fastify';
import { inProcess } from '../../../platform/http/in-process.ts';
import type { PlayedProvider } from '../social-sign-in/index.ts';

export const clientId = 'souk-demo';

export const pathOf = (name: SocialProvider): string => `/dev/sign-in/${name}`;

export const issuerOf = (url: string, name: SocialProvider): string => `${url}${pathOf(name)}`;

/** What the market has to know of the providers it plays itself; their keys it asks for without a network between. */
export const playedProvider =
  (app: Pick<FastifyInstance, 'inject'>, url: string) =>
  (name: SocialProvider): PlayedProvider => ({
    issuer: issuerOf(url, name),
    clientId,
    authorizationUrl: `${issuerOf(url, name)}/authorize`,
    keysUrl: `${issuerOf(url, name)}/keys`,
    async fetchKeys(address) {
      const { body, statusCode } = await app.inject({
        remoteAddress: inProcess,
        url: new URL(address).pathname,
      });
      return new Response(body, { status: statusCode });
    },
  });
