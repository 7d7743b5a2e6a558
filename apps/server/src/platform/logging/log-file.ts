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
  return writeTo(openSync(file, 'a'), 'The log file');
}

/** A full disk must not end the market; its operator is told once, where there is still room. */
export function writeTo(fd: number, name: string): ReturnType<typeof pino.destination> {
  const opened = pino.destination({ fd, sync: false });
  let told = false;
  opened.on('error', (error) => {
    if (!told) process.stderr.write(`${name} cannot be written: ${error.message}\n`);
    told = true;
  });
  return opened;
}
