import type { Feature } from '../../../platform/http/http-server.ts';
import { adminPayoutRoutes } from './admin-payouts.routes.ts';
import { bankAccountRoutes } from './bank-account.routes.ts';
import { payoutRoutes } from './payout.routes.ts';
import type { PayoutParts } from './send-to-bank.ts';

/** What shops earned, sent to their bank or moved to their owner's wallet. */
export const payouts =
  (parts: PayoutParts & { url: string }): Feature =>
  async (app) => {
    await app.register(bankAccountRoutes);
    await app.register(payoutRoutes(parts));
    await app.register(adminPayoutRoutes);
  };
