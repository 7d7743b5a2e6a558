import type { Config } from '../config/config.ts';
import { isThisMachine } from '../http/this-machine.ts';
import type { Log } from '../logging/log.ts';
import { noProvider, type PaymentProvider } from './payment-provider.ts';
import type { SandboxOnFile } from './sandbox-here.ts';
import { sandboxFile, sandboxKeys } from './sandbox-keys.ts';
import { sandboxProcess } from './sandbox-process.ts';
import { stripeProvider } from './stripe-provider.ts';

export interface OpenPayments {
  provider: PaymentProvider;
  /** Has the sandbox started that the first call would start. */
  warmUp(): void;
  /** The sandbox's, for callers before its first start. */
  onFile: SandboxOnFile | undefined;
  /** Of the sandbox, while it is there. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Where the provider tells what happened. */
export const webhookPath = '/api/payments/webhook';

/** The provider that the configuration names. Once the port of the market is known. */
export async function openPayments(config: Config, log: Log): Promise<OpenPayments> {
  const { payments } = config;
  const idle = { warmUp: () => undefined, onFile: undefined, pid: () => undefined, stop: async () => {} };
  if (payments.provider === 'none') return { provider: noProvider, ...idle };
  if (payments.provider === 'stripe') {
    const kind = payments.apiBase ? 'sandbox' : 'stripe';
    return { provider: stripeProvider({ ...payments, kind }), ...idle };
  }
  const keys = await sandboxKeys(config.dataDir, payments.port);
  const { hostname } = new URL(config.url);
  const host = config.thisMachineOnly ? '127.0.0.1' : config.host;
  const origin = `http://${isThisMachine(hostname) ? '127.0.0.1' : hostname}:${keys.port}`;
  const webhookUrl = `http://${reachable(config.host)}:${config.port}${webhookPath}`;
  const isHere = config.roles.includes('web');
  const process = sandboxProcess({ dataDir: config.dataDir, keys, host, origin, webhookUrl, isHere, log });
  const provider = stripeProvider({
    ...keys,
    kind: 'sandbox',
    apiBase: `http://${reachable(host)}:${keys.port}`,
    cardOrigin: origin,
    untilUp: () => process.untilUp(),
  });
  const { port: _, ...ownKeys } = keys;
  return {
    provider,
    warmUp: process.start,
    onFile: config.roles.includes('web') ? { file: sandboxFile(config.dataDir), keys: ownKeys } : undefined,
    pid: process.pid,
    stop: process.stop,
  };
}

/** An address to call, of one to listen on. */
function reachable(host: string): string {
  if (host === '::' || host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
