import { startPostgres } from '../platform/postgres/start-postgres.ts';

/** For tests: holds a Postgres until it is killed, and writes what it has as one line of JSON. */
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startPostgres({ dataDir: process.argv[2]!, log: quiet, unsafe: true });
process.stdout.write(`${JSON.stringify(postgres)}\n`);
setInterval(() => undefined, 60_000);
