import { type Sandbox, startSandbox as start } from '@souk/payment-sandbox/sandbox.ts';
import type { Send } from '@souk/payment-sandbox/webhooks/deliveries.ts';
import { type PaymentProvider, stripeProvider, webhookPath } from '../platform/payments/index.ts';
import type { Caller } from './build-test-app.ts';

export interface TestSandbox extends Sandbox {
  /** For `buildTestApp({ payments })`. */
  provider: PaymentProvider;
  /** From then on an app is told what happens. */
  tell(app: Pick<Caller, 'request'>): void;
  tellNobody(): Promise<void>;
}

/**
 * A payment provider for a test, in its own process. `faults` let calls be lost or fail; `deliveries` hold events back
 * and send them in any order.
 */
export async function startSandbox({
  asksSellers = false,
  kind = 'sandbox' as 'sandbox' | 'stripe',
} = {}): Promise<TestSandbox> {
  const keys = {
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
  };
  const sandbox = await start({ keys, retryMs: 50, hasControl: true, asksSellers });
  return {
    ...sandbox,
    provider: stripeProvider({ ...keys, kind, apiBase: sandbox.url }),
    tell: (app) => sandbox.deliveries.sendTo(sendInto(app)),
    tellNobody: async () => {
      sandbox.deliveries.sendTo(undefined);
      await sandbox.deliveries.idle();
    },
  };
}

const sendInto =
  (app: Pick<Caller, 'request'>): Send =>
  async (payload, headers) =>
    (await app.request({ method: 'POST', url: webhookPath, headers, payload })).status;
