import type { Route } from './call.ts';
import { balance } from './resources/balance.ts';
import { balanceTransactions } from './resources/balance-transactions.ts';
import { charges } from './resources/charges.ts';
import { customers } from './resources/customers.ts';
import { events } from './resources/events.ts';
import { paymentIntents } from './resources/payment-intents.ts';
import { paymentMethods } from './resources/payment-methods.ts';
import { refunds } from './resources/refunds.ts';
import { setupIntents } from './resources/setup-intents.ts';

/** Everything that Stripe's address answers here. */
export const routes: readonly Route[] = [
  ...balance,
  ...balanceTransactions,
  ...charges,
  ...customers,
  ...events,
  ...paymentIntents,
  ...paymentMethods,
  ...refunds,
  ...setupIntents,
];
