// Reads all that a start reads, without running it, and leaves it compiled for the processes that do.
import './compile-cache.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What is compiled under some flags is of no use under others: each in a process with the flags it will have. */
const programs = {
  market: () => [
    import('./main.ts'),
    import('./serve.ts'),
    import('./seed/seed.ts'),
    import('./seed/demo-passwords.ts'),
  ],
  drawing: () => [import('./platform/pictures/drawing.program.ts')],
  sandbox: () => [import('@souk/payment-sandbox/sandbox.ts')],
};

const [program] = process.argv.slice(2);
if (program) {
  await Promise.all(programs[program]());
  process.exit(0);
}

await import('./platform/process/run-program.ts');
await import('./platform/process/supervisor.ts');
const { memoryFlags } = await import('./platform/process/memory-settings.ts');
const { drawingFlags } = await import('./platform/pictures/drawing-process.ts');
const { sandboxFlags } = await import('./platform/payments/sandbox-process.ts');
const compile = async (name, execArgv) => {
  // Errors: fail the wait for its exit.
  const [code] = await once(fork(import.meta.filename, [name], { execArgv }), 'exit');
  if (code !== 0) process.exitCode = 1;
};
await Promise.all([
  compile('market', memoryFlags),
  compile('drawing', drawingFlags),
  compile('sandbox', sandboxFlags),
]);
