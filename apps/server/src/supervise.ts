import { join } from 'node:path';
import { runProgram } from './platform/process/run-program.ts';
import { supervise } from './platform/process/supervisor.ts';

/** The program of `npm start`: the market in a process of its own, which is started again when it dies. */
await runProgram(() => supervise(join(import.meta.dirname, 'main.ts'), process.argv.slice(2)));
