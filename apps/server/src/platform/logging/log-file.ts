import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pino } from 'pino';

const largestBytes = 50 * 1024 * 1024;

/** The market's log file; one grown large is put aside at the start, in place of the one put aside before. */
export function openLogFile(file: string, largest = largestBytes): ReturnType<typeof pino.destination> {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largest) renameSync(file, `${file}.1`);
  // Opened at once: a market that fails right away still has to write why.
  const opened = pino.destination({ fd: openSync(file, 'a'), sync: false });
  let told = false;
  // A full disk must not end the market; its operator is told once, where there is still room.
  opened.on('error', (error) => {
    if (!told) process.stderr.write(`The log file cannot be written: ${error.message}\n`);
    told = true;
  });
  return opened;
}
