import { parseArgs } from 'node:util';
import { loadConfig } from './load-config.ts';
import { OperatorError } from './platform/config/operator-error.ts';
import { lastRun } from './platform/process/last-run.ts';
import { runProgram } from './platform/process/run-program.ts';

/** The market itself. */
export async function runMarket(): Promise<never> {
  return await runProgram(async () => {
    const config = loadConfig(readFlags());
    if (lastRun?.givenUp) {
      const { giveUp } = await import('./give-up.ts');
      return await giveUp(config, lastRun);
    }
    const { serve } = await import('./serve.ts');
    return await serve(config);
  });
}

function readFlags(): { roles?: string | undefined } {
  try {
    return parseArgs({ options: { roles: { type: 'string' } } }).values;
  } catch (cause) {
    throw new OperatorError('The only flag is --roles, as in --roles=web,live.', { cause });
  }
}
