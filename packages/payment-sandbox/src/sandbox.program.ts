import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SandboxOptions, startSandbox } from './sandbox.ts';
import { sendOverHttp } from './webhooks/deliveries.ts';

/** What the program of the sandbox is started with, as JSON in the variable SANDBOX. */
export interface ProgramOptions extends Omit<SandboxOptions, 'webhooks' | 'file'> {
  file: string;
  webhookUrl: string;
}

const { webhookUrl, ...options }: ProgramOptions = JSON.parse(process.env.SANDBOX ?? '{}');
mkdirSync(dirname(options.file), { recursive: true, mode: 0o700 });
const sandbox = await startSandbox({ ...options, webhooks: sendOverHttp(webhookUrl) });

const stop = async () => {
  await sandbox.close();
  process.exit(0);
};
// It ends with the market, however that ends.
process.on('disconnect', () => void stop());
// A Ctrl-C, or a stop of the whole service, is for the market, which then ends this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.send?.({ ready: true });
