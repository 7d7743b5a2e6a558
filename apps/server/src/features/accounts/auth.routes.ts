import { loginBody, signedIn, signupBody } from '@souk/shared/accounts/schema.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Feature } from '../../platform/http/http-server.ts';
import { presentOwnUser } from './accounts.presenter.ts';
import { logIn, type SignedInAs, signUp } from './accounts.service.ts';

export const authRoutes: Feature = async (app) => {
  app.post(
    '/auth/signup',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'signUp',
        tags: ['Signing in'],
        summary: 'Makes an account and signs in',
        body: signupBody,
        response: { 201: signedIn },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return presentSignedIn(await signUp(request.ctx, { ...request.body, ...callerOf(request) }));
    },
  );

  app.post(
    '/auth/login',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'logIn',
        tags: ['Signing in'],
        summary: 'Signs in with e-mail and password',
        body: loginBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      return presentSignedIn(await logIn(request.ctx, { ...request.body, ...callerOf(request) }));
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'login', whileSuspended: true },
      schema: {
        operationId: 'logOut',
        tags: ['Signing in'],
        summary: 'Ends this session',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.sessions.end(request.userCtx.actor);
      return reply.code(204).send(null);
    },
  );
};

const callerOf = (request: FastifyRequest) => ({
  address: request.limitedAddress,
  userAgent: request.headers['user-agent'] ?? '',
});

const presentSignedIn = ({ user, token }: SignedInAs) => ({ user: presentOwnUser(user), token });
