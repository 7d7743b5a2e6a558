import { OperatorError } from '../config/operator-error.ts';

const reasons: readonly [RegExp, (place: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded/,
    (place) => `the disk of ${place} is full: free some space and start again`,
  ],
  [
    /Read-only file system/,
    (place) => `${place} is read-only: set SOUK_DATA to a folder that can be written`,
  ],
  [/Permission denied/, (place) => `Postgres may not use ${place}: set SOUK_DATA to a folder of your own`],
  [
    /could not (?:map|create) (?:anonymous )?shared memory|Cannot allocate memory/,
    () => 'there is too little memory: free some and start again',
  ],
  [
    /error while loading shared libraries: ([^:\s]+)/,
    () => 'a system library it needs is missing: give Souk a database with DATABASE_URL',
  ],
  [
    /invalid value for parameter|unrecognized configuration parameter|configuration file .* contains errors/,
    (place) => `a setting in ${place} was changed to something it does not know: undo that change`,
  ],
  [
    /could not locate a valid checkpoint record|invalid (?:primary )?checkpoint|PANIC/,
    (place) => `the database in ${place} is damaged: bring back a backup, or move it away to begin anew`,
  ],
];

/** One sentence out of all that Postgres wrote. */
export function postgresFailure(what: string, written: string, place: string): OperatorError {
  const known = reasons.find(([pattern]) => pattern.test(written));
  if (known) return new OperatorError(`${what}: ${known[1](place)}.`);
  const line =
    written.split('\n').findLast((one) => /\b(FATAL|ERROR|PANIC|error):/.test(one)) ??
    written.trim().split('\n').at(-1);
  return new OperatorError(
    `${what}: ${line?.replace(/^.*?(FATAL|ERROR|PANIC|error):\s*/, '') || 'it ended without a word'}.`,
  );
}
