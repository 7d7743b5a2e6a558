import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/db/schema.ts';

interface Place {
  db: Kysely<Tables>;
  url: string;
}

/**
 * Runs one of the programs that die (`dyingAt`) and says at what they did, or how many points there were. Postgres has
 * done by then what it was sent before, and let go of what was not to be.
 */
export async function runDying(
  { db, url }: Place,
  program: `dying-${string}.program.ts`,
  args: readonly string[],
  onStart?: (kill: () => void) => void,
): Promise<{ points: number; signal: NodeJS.Signals | null }> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const own = new URL(url);
  own.searchParams.set('application_name', mark);
  const child = spawn(process.execPath, [file, own.href, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onStart?.(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  const [, signal] = await once(child, 'close');
  while (await isConnected(db)) await new Promise((resolve) => setTimeout(resolve, 5));
  return { points: Number(said), signal };
}

const mark = 'souk-dying';

async function isConnected(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${mark}`.execute(
    db,
  );
  return rows.length > 0;
}
