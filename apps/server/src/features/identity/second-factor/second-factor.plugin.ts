import {
  enableSecondFactorBody,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
} from '@souk/shared/identity/second-factor/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { disable, enable, readState, renewRecoveryCodes, setUp } from './second-factor.service.ts';

const tags = ['Second factor'];

/** Codes of an authenticator app, asked for after the first factor. */
export const secondFactor: Feature = async (app) => {
  app.get(
    '/second-factor',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getSecondFactor',
        tags,
        summary: 'Whether two-step verification is on, and how many recovery codes are left',
        response: { 200: secondFactorState },
      },
    },
    (request) => readState(request.userCtx),
  );

  app.post(
    '/second-factor/setup',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'setUpSecondFactor',
        tags,
        summary: 'Get a secret for an authenticator app',
        response: { 200: secondFactorSetup },
      },
    },
    async (request) => {
      const { name } = await readSettings(request.userCtx.db, { demo: false });
      return await setUp(request.userCtx, name);
    },
  );

  app.post(
    '/second-factor/enable',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'enableSecondFactor',
        tags,
        summary:
          'Turn on two-step verification with a first code from the app; returns the recovery codes, once',
        body: enableSecondFactorBody,
        response: { 200: recoveryCodes },
      },
    },
    (request) => enable(request.userCtx, request.body.code),
  );

  app.post(
    '/second-factor/recovery-codes',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'renewRecoveryCodes',
        tags,
        summary: 'Get new recovery codes; the old ones stop working',
        response: { 200: recoveryCodes },
      },
    },
    (request) => renewRecoveryCodes(request.userCtx),
  );

  app.delete(
    '/second-factor',
    {
      config: { access: 'login', confirmed: true },
      schema: {
        operationId: 'disableSecondFactor',
        tags,
        summary: 'Turn off two-step verification',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await disable(request.userCtx);
      return reply.code(204).send(null);
    },
  );
};
