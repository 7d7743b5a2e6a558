import type { SandboxOptions } from '@souk/payment-sandbox/sandbox.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

export interface SandboxHere {
  provider: PaymentProvider;
  /** Lets everything happen at once that a bank takes time for. */
  passTime(): void;
}

/** Where the state of a sandbox is, and its keys. */
export type SandboxOnFile = Required<Pick<SandboxOptions, 'file' | 'keys'>>;

/** What is still on its way to a bank then arrives when Stripe would have it. */
const bankMs = 2 * 24 * 3_600_000;

/**
 * A sandbox in this process, while none of its own has that state: for what shall look as if it had been paid before
 * the market started. Nobody is told of it by webhook.
 */
export async function whileSandboxIsHere<Result>(
  { file, keys }: SandboxOnFile,
  use: (sandbox: SandboxHere) => Promise<Result>,
): Promise<Result> {
  const { startSandbox } = await import('@souk/payment-sandbox/sandbox.ts');
  const webhooks = async () => 200;
  await using sandbox = await startSandbox({ file, keys, webhooks, laterMs: bankMs });
  const provider = stripeProvider({ ...keys, kind: 'sandbox', apiBase: sandbox.url });
  return await use({ provider, passTime: sandbox.passTime });
}
