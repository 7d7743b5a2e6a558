import { loginBody, signedIn, signupBody } from '@souk/shared/identity/sign-in/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { endSession } from '../../../platform/session/sessions.service.ts';
import { callerOf, presentSignedIn } from './complete-sign-in.ts';
import { logIn } from './log-in.service.ts';
import { signUp } from './sign-up.service.ts';

/** With a password, and out again. */
export const authRoutes: Feature = async (app) => {
  app.post(
    '/auth/signup',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'signUp',
        tags: ['Signing in'],
        summary: 'Create an account and sign in',
        body: signupBody,
        response: { 201: signedIn },
      },
    },
    async (request, reply) => {
      reply.code(201);
      const wanted = { ...request.body, language: readerLanguage(request), caller: callerOf(request) };
      return presentSignedIn(await signUp(request.ctx, wanted));
    },
  );

  app.post(
    '/auth/login',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'logIn',
        tags: ['Signing in'],
        summary: 'Sign in with email and password',
        body: loginBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const given = { ...request.body, caller: callerOf(request) };
      return presentSignedIn(await logIn(request.ctx, given));
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'login', speaks: false, whileSuspended: true },
      schema: {
        operationId: 'logOut',
        tags: ['Signing in'],
        summary: 'End this session',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { db, actor } = request.userCtx;
      await endSession(db, actor.userId, actor.sessionId);
      return reply.code(204).send(null);
    },
  );
};
