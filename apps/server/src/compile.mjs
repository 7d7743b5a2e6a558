// Reads all that a market reads, without running it, and leaves it compiled for the processes that do. Where one file is
// not compiled, the process that reads it carries what reads TypeScript from then on: 12 MB.
import './compile-cache.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, readBundle } from './bundled.ts';

const [name] = process.argv.slice(2);
if (name) {
  const urls = readBundle().programs[name].map((file) => pathToFileURL(join(bundled, file)).href);
  const [program, ...rest] = urls;
  // What is compiled as it begins is of use too. A program of its own runs by being read, and is only compiled.
  await Promise.all(rest.map((url) => import(url)));
  await import(endingBefore(program));
}

await import('./platform/process/run-program.ts');
await import('./platform/process/supervisor.ts');
const { memoryFlags } = await import('./platform/process/memory-settings.ts');
const { drawingFlags } = await import('./platform/pictures/drawing-process.ts');
const { sandboxFlags } = await import('./platform/payments/sandbox-process.ts');
const { relayFlags } = await import('./platform/broadcast/relay-process.ts');
const { onAirFlags } = await import('./seed/on-air/on-air-process.ts');
// What is compiled under some flags is of no use under others: each in a process with the flags it will have.
const flags = {
  main: memoryFlags,
  'demo.program': memoryFlags,
  'drawing.program': drawingFlags,
  'sandbox.program': sandboxFlags,
  'relay.program': relayFlags,
  'on-air.program': onAirFlags,
};
await Promise.all(
  Object.entries(flags).map(async ([program, execArgv]) => {
    // Errors: fail the wait for its exit.
    const [code] = await once(fork(import.meta.filename, [program], { execArgv }), 'exit');
    if (code !== 0) process.exitCode = 1;
  }),
);

/** A module that imports this one, which is read before either begins, and ends the process then. */
function endingBefore(url) {
  const ending = join(process.env.NODE_COMPILE_CACHE, `${name}.mjs`);
  writeFileSync(ending, `import 'data:text/javascript,process.exit(0)';\nimport '${url}';\n`);
  return pathToFileURL(ending).href;
}
