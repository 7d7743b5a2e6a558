import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { portOf } from './relay-of-market.ts';

const program = join(import.meta.dirname, 'move-clock.program.ts');

/** As if so many hours had passed for a shop and what was bought there, in the database of the market at this address. */
export async function moveClock(baseURL: string | undefined, shopId: string, hours: number): Promise<void> {
  await promisify(execFile)(process.execPath, [program, String(portOf(baseURL)), shopId, String(hours)]);
}
