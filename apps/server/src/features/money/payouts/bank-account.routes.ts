import { bankAccountBody, ownBankAccount } from '@souk/shared/money/payouts/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { getBankAccount, removeBankAccount, saveBankAccount } from './bank-account.service.ts';

const tags = ['Payouts'];

export const bankAccountRoutes: Feature = async (app) => {
  app.get(
    '/bank-account',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getBankAccount',
        tags,
        summary: 'Where one’s own earnings go: the last four digits, and until when payouts there are paused',
        response: { 200: ownBankAccount },
      },
    },
    (request) => getBankAccount(request.userCtx),
  );

  app.put(
    '/bank-account',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'saveBankAccount',
        tags,
        summary: 'Change your bank account; payouts to it start after 48 hours',
        body: bankAccountBody,
        response: { 200: ownBankAccount },
      },
    },
    (request) => saveBankAccount(request.userCtx, request.body),
  );

  app.delete(
    '/bank-account',
    {
      config: { access: 'login', confirmed: true },
      schema: {
        operationId: 'removeBankAccount',
        tags,
        summary: 'Remove your bank account; payouts stop until you add another',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeBankAccount(request.userCtx);
      return reply.code(204).send(null);
    },
  );
};
