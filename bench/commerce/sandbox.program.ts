import { startSandbox } from '@souk/payment-sandbox/sandbox.ts';

// A payment provider that answers at once and tells nobody of what happened.
const [port = '0', keys = '{}'] = process.argv.slice(2);
await startSandbox({ port: Number(port), keys: JSON.parse(keys) });
process.on('SIGTERM', () => process.exit(0));
