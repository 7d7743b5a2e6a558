import { ownUser } from '@souk/shared/identity/accounts/schema.ts';
import {
  accepted,
  awaitedCode,
  codeSent,
  confirmation,
  confirmBody,
  emailBody,
  mailedCodeBody,
  newPasswordBody,
} from '@souk/shared/identity/sign-in/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findCodeSent } from '../../../platform/one-time/one-time-secrets.ts';
import { presentOwnUser } from '../accounts/index.ts';
import { callerOf } from './complete-sign-in.ts';
import { askForConfirmCode, confirm } from './confirm.service.ts';
import { askForNewEmail, askForVerification, changeEmail, verifyEmail } from './own-email.service.ts';
import { changePassword } from './own-password.service.ts';

const tags = ['Signing in'];
const params = z.object({ userId });
const access = { userOf: 'userId' } as const;

/** Of one's own account: proving who one is, and changing how one signs in. */
export const ownRoutes: Feature = async (app) => {
  app.post(
    '/auth/confirm',
    {
      config: { access: 'login', speaks: false, whileSuspended: true },
      schema: {
        operationId: 'confirmItIsYou',
        tags,
        summary: 'Confirm who you are again before changing your account',
        body: confirmBody,
        response: { 200: confirmation },
      },
    },
    async (request) => {
      const until = await confirm(request.userCtx, request.body);
      return { confirmedUntil: until.toISOString() };
    },
  );

  app.post(
    '/auth/confirm/code',
    {
      config: { access: 'login', speaks: false, whileSuspended: true },
      schema: {
        operationId: 'askForConfirmCode',
        tags,
        summary: 'Email a code to confirm who you are',
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await askForConfirmCode(request.userCtx, callerOf(request));
      reply.code(202);
      return {};
    },
  );

  app.put(
    '/users/:userId/password',
    {
      config: { access, speaks: false, confirmed: true },
      schema: {
        operationId: 'changePassword',
        tags,
        summary: 'Set your password and end your other sessions',
        params,
        body: newPasswordBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await changePassword(request.userCtx, request.body.password);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/users/:userId/email',
    {
      config: { access, speaks: false, confirmed: true },
      schema: {
        operationId: 'askForNewEmail',
        tags,
        summary: 'Email a code to your new address',
        params,
        body: emailBody,
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await askForNewEmail(request.userCtx, request.body.email, callerOf(request));
      reply.code(202);
      return {};
    },
  );

  app.get(
    '/users/:userId/codes/:purpose',
    {
      config: { access },
      schema: {
        operationId: 'getCodeSent',
        tags,
        summary: 'Where the code you’re waiting for was sent, and whether it was permanently refused there',
        params: params.extend({ purpose: awaitedCode }),
        response: { 200: codeSent },
      },
    },
    async (request) => {
      const { db, actor } = request.userCtx;
      return await findCodeSent(db, { purpose: request.params.purpose, userId: actor.userId });
    },
  );

  app.post(
    '/users/:userId/email/confirm',
    {
      config: { access, speaks: false },
      schema: {
        operationId: 'changeEmail',
        tags,
        summary: 'Change your account’s email to the address the code was sent to',
        params,
        body: mailedCodeBody,
        response: { 200: ownUser },
      },
    },
    async (request) =>
      presentOwnUser(await changeEmail(request.userCtx, request.body.code, callerOf(request))),
  );

  app.post(
    '/users/:userId/verification/email',
    {
      config: { access, speaks: false },
      schema: {
        operationId: 'askForEmailVerification',
        tags,
        summary: 'Email a code to confirm your own address',
        params,
        response: { 202: accepted },
      },
    },
    async (request, reply) => {
      await askForVerification(request.userCtx, callerOf(request));
      reply.code(202);
      return {};
    },
  );

  app.post(
    '/users/:userId/verification/email/confirm',
    {
      config: { access, speaks: false },
      schema: {
        operationId: 'verifyEmail',
        tags,
        summary: 'Confirm your address with the emailed code',
        params,
        body: mailedCodeBody,
        response: { 200: ownUser },
      },
    },
    async (request) =>
      presentOwnUser(await verifyEmail(request.userCtx, request.body.code, callerOf(request))),
  );
};
