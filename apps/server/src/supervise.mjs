// Plain JavaScript, so that a process that is there all the time does not carry what reads TypeScript: 9 MB, not 21.
import './compile-cache.mjs';
import { flushCompileCache } from 'node:module';

const { marketProgram } = await import('./bundled.ts');
const { runProgram } = await import('./platform/process/run-program.ts');
const { supervise } = await import('./platform/process/supervisor.ts');
flushCompileCache();

// The program of `npm start`: the market in a process of its own, which is started again when it dies.
await runProgram(() => supervise(marketProgram(), process.argv.slice(2)));
