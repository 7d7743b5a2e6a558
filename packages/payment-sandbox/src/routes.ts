import type { Route } from './call.ts';
import { accountLinks } from './resources/account-links.ts';
import { accounts } from './resources/accounts.ts';
import { balance } from './resources/balance.ts';
import { balanceTransactions } from './resources/balance-transactions.ts';
import { charges } from './resources/charges.ts';
import { customers } from './resources/customers.ts';
import { disputes } from './resources/disputes.ts';
import { events } from './resources/events.ts';
import { files } from './resources/files.ts';
import { paymentIntents } from './resources/payment-intents.ts';
import { paymentMethods } from './resources/payment-methods.ts';
import { payouts } from './resources/payouts.ts';
import { refunds } from './resources/refunds.ts';
import { setupIntents } from './resources/setup-intents.ts';
import { transfers } from './resources/transfers.ts';

/** Everything that Stripe's address answers here. */
export const routes: readonly Route[] = [
  ...accountLinks,
  ...accounts,
  ...balance,
  ...balanceTransactions,
  ...charges,
  ...customers,
  ...disputes,
  ...events,
  ...files,
  ...paymentIntents,
  ...paymentMethods,
  ...payouts,
  ...refunds,
  ...setupIntents,
  ...transfers,
];
