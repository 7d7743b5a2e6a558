// Reads all that a market reads, without running it, and leaves it compiled for the processes that do. Where one file is
// not compiled, the process that reads it carries what reads TypeScript from then on: 12 MB.
import './compile-cache.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');

/** Each with what runs by being read, which is only compiled, and what is read besides. */
const programs = {
  market: {
    runs: readLater,
    reads: () => [
      import('./main.ts'),
      import('./serve.ts'),
      import('./seed/seed.ts'),
      import('./seed/demo-passwords.ts'),
      import('./seed/trade/trade.ts'),
    ],
  },
  drawing: { runs: () => [], reads: () => [import('./platform/pictures/drawing.program.ts')] },
  sandbox: {
    runs: () => ['@souk/payment-sandbox/sandbox.program.ts'],
    reads: () => [import('@souk/payment-sandbox/sandbox.ts')],
  },
  relay: {
    runs: () => ['@souk/broadcast/relay.program.ts'],
    reads: () => [import('@souk/broadcast/start-relay.ts')],
  },
  onAir: {
    runs: () => ['./seed/on-air/on-air.program.ts'],
    reads: () => [
      import('@souk/broadcast/playout/playout.ts'),
      import('@souk/broadcast/playout/shared-clock.ts'),
      import('@souk/broadcast/playout/footage.ts'),
    ],
  },
};

const [name] = process.argv.slice(2);
if (name) {
  const { runs, reads } = programs[name];
  await Promise.all(reads());
  await import(endingBefore(runs().map((module) => import.meta.resolve(module))));
}

await import('./platform/process/run-program.ts');
await import('./platform/process/supervisor.ts');
const { memoryFlags } = await import('./platform/process/memory-settings.ts');
const { drawingFlags } = await import('./platform/pictures/drawing-process.ts');
const { sandboxFlags } = await import('./platform/payments/sandbox-process.ts');
const { relayFlags } = await import('./platform/broadcast/relay-process.ts');
const { onAirFlags } = await import('./seed/on-air/on-air-process.ts');
// What is compiled under some flags is of no use under others: each in a process with the flags it will have.
const compile = async (name, execArgv) => {
  // Errors: fail the wait for its exit.
  const [code] = await once(fork(import.meta.filename, [name], { execArgv }), 'exit');
  if (code !== 0) process.exitCode = 1;
};
await Promise.all([
  compile('market', memoryFlags),
  compile('drawing', drawingFlags),
  compile('sandbox', sandboxFlags),
  compile('relay', relayFlags),
  compile('onAir', onAirFlags),
]);

/** Our own modules that are imported when they are needed, and those that are processes of their own. */
function readLater() {
  const named = /(?:\bimport\(|\bnew URL\(|\bresolve\()'((?:\.|@souk\/)[^']+\.ts)'/g;
  const files = globSync('{apps/server,packages/shared}/src/**/*.ts', { cwd: root });
  return files
    .filter((file) => !/\.test\.ts$|\.fixture\.ts$|\/testing\//.test(file))
    .map((file) => pathToFileURL(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(named)].map(([, module]) =>
        module.startsWith('.') ? new URL(module, file).href : module,
      ),
    );
}

/** A module that imports these, all of which are read before one of them begins, and ends the process then. */
function endingBefore(modules) {
  const list = join(process.env.NODE_COMPILE_CACHE, `${name}.mjs`);
  const imports = ['data:text/javascript,process.exit(0)', ...modules].map(
    (module) => `import '${module}';\n`,
  );
  writeFileSync(list, imports.join(''));
  return pathToFileURL(list).href;
}
