import {
  accepted,
  codeLoginBody,
  emailBody,
  resetBody,
  signedIn,
} from '@souk/shared/identity/sign-in/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { callerOf, presentSignedIn } from './complete-sign-in.ts';
import { askForReset, resetPassword } from './forgotten.service.ts';
import { askForCode, logInByCode } from './log-in.service.ts';

/** With a code or a link from one's mail. */
export const mailedRoutes: Feature = async (app) => {
  app.post(
    '/auth/code',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'askForSignInCode',
        tags: ['Signing in'],
        summary: 'Email a sign-in code, if there’s an account',
        body: emailBody,
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await askForCode(request.ctx, { ...request.body, caller: callerOf(request) });
      reply.code(202);
      return {};
    },
  );

  app.post(
    '/auth/code/login',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'logInByCode',
        tags: ['Signing in'],
        summary: 'Sign in with an emailed code',
        body: codeLoginBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const as = await logInByCode(request.ctx, { ...request.body, caller: callerOf(request) });
      return presentSignedIn(as);
    },
  );

  app.post(
    '/auth/password/forgotten',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'askForPasswordReset',
        tags: ['Signing in'],
        summary: 'Email a password reset link, if there’s an account',
        body: emailBody,
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await askForReset(request.ctx, { ...request.body, caller: callerOf(request) });
      reply.code(202);
      return {};
    },
  );

  app.post(
    '/auth/password/reset',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'resetPassword',
        tags: ['Signing in'],
        summary: 'Set a new password from the emailed link, and sign in',
        body: resetBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const given = { ...request.body, caller: callerOf(request) };
      const as = await resetPassword(request.ctx, given);
      return presentSignedIn(as);
    },
  );
};
