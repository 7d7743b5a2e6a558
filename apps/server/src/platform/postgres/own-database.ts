import pg from 'pg';
import { OperatorError } from '../config/operator-error.ts';

/** Connects once to the database of DATABASE_URL, so that what is wrong with it is said at the start. */
export async function checkOwnDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection fails what is asked on it, and that is heard.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<OwnDatabase>(asked);
    const wrong = whatIsWrong(rows[0]!);
    if (wrong) throw new OperatorError(wrong);
  } catch (error) {
    throw connectionFailure(url, error);
  } finally {
    await client.end();
  }
}

interface OwnDatabase {
  version: number;
  name: string;
  encoding: string;
  user: string;
  /** Nothing of a market is in it yet: what one runs on is good enough for it. */
  isNew: boolean;
  /** Tables, in the schema that the migrations write to; what pg-boss has is a schema of its own. */
  mayMake: boolean;
  hasTrigrams: boolean;
}

const asked = `
  select current_setting('server_version_num')::int as version, current_database() as name,
    current_setting('server_encoding') as encoding, current_user as user,
    to_regclass('migrations') is null as "isNew",
    coalesce(has_schema_privilege(current_schema(), 'create'), false)
      and has_database_privilege(current_database(), 'create') as "mayMake",
    exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams"`;

function whatIsWrong(found: OwnDatabase): string | undefined {
  const { version, name, encoding, user, isNew, mayMake, hasTrigrams } = found;
  const major = Math.floor(version / 10_000);
  if (major < 15)
    return `DATABASE_URL leads to PostgreSQL ${major}, and Souk needs 15 or newer: use a newer server.`;
  if (!isNew) return undefined;
  if (encoding !== 'UTF8')
    return `The database ${name} keeps text as ${encoding}, and Souk needs UTF8: make it anew with "create database ${name} encoding 'UTF8' template template0".`;
  if (!mayMake)
    return `User ${user} may not make tables in the database ${name}: let it own that with "alter database ${name} owner to ${user}".`;
  if (!hasTrigrams)
    return `The server of the database ${name} has no extension pg_trgm, which search needs: install its contrib package (postgresql-contrib).`;
  return undefined;
}

function connectionFailure(url: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const { hostname, port, username, pathname } = new URL(url);
  const server = `${hostname}:${port || 5432}`;
  const { code, message } = error as { code?: string; message: string };
  const sentences: Record<string, string> = {
    ENOTFOUND: `DATABASE_URL names the server ${hostname}, which is not known: check its name.`,
    EAI_AGAIN: `DATABASE_URL names the server ${hostname}, which is not known right now: check its name and the network.`,
    ECONNREFUSED: `DATABASE_URL leads to ${server}, where no database answers: start it, or check host and port.`,
    ETIMEDOUT: `DATABASE_URL leads to ${server}, which does not answer: check host, port and firewall.`,
    '28P01': `DATABASE_URL has a wrong user or password (user ${username} at ${server}): correct them.`,
    '28000': `The database at ${server} lets user ${username} not in: check the user, and whether it wants ?sslmode=require.`,
    '3D000': `DATABASE_URL names the database ${pathname.slice(1)}, which ${server} does not have: create it first.`,
    '42501': `User ${username} may not use the database at ${server}: give it rights to that database.`,
  };
  const timedOut = /timeout/i.test(message) ? sentences.ETIMEDOUT : undefined;
  const sentence =
    sentences[code ?? ''] ?? timedOut ?? `DATABASE_URL leads to ${server}, which refused: ${message}.`;
  return new OperatorError(sentence, { cause: error });
}
