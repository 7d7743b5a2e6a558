import pg from 'pg';
import { OperatorError } from '../config/operator-error.ts';

/** Connects once to the database of DATABASE_URL, so that what is wrong with it is said at the start. */
export async function checkOwnDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection fails what is asked on it, and that is heard.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const major = Math.floor(rows[0]!.version / 10_000);
    if (major < 15) {
      throw new OperatorError(
        `DATABASE_URL leads to PostgreSQL ${major}, and Souk needs 15 or newer: use a newer server.`,
      );
    }
  } catch (error) {
    throw connectionFailure(url, error);
  } finally {
    await client.end();
  }
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
