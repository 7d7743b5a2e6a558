import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { appliedMigrations, knownMigrations } from '../db/migrate.ts';

export interface HealthOptions {
  db: Db;
  /** Other parts this process needs: each throws when it cannot work. */
  checks?: Readonly<Record<string, () => Promise<void>>>;
  /** Parts the market can do without for a while: each says how it is, and what it says never ends readiness. */
  delayable?: Readonly<Record<string, () => Promise<'ok' | 'delayed' | 'refused' | 'kept' | 'none'>>>;
}

const PATIENCE_MS = 2_000;

/** `/healthz`: the process is alive. `/readyz`: everything it needs is there, each part by name. */
export const health = fp(
  async (app, { db, checks = {}, delayable = {} }: HealthOptions) => {
    const parts: Record<string, () => Promise<void>> = {
      database: async () => void (await sql`select 1`.execute(db)),
      migrations: () => everyMigrationApplied(db),
      ...checks,
    };
    const route = { config: { access: 'public' as const, hidden: true } };

    app.get('/healthz', route, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );

    app.get('/readyz', route, async (_request, reply) => {
      const states = await Promise.all(
        Object.entries(parts).map(async ([name, check]) => [name, await stateOf(name, check)] as const),
      );
      const ready = states.every(([, state]) => state === 'ok');
      const others = ready ? await Promise.all(Object.entries(delayable).map(delayOf)) : [];
      reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
      const components = Object.fromEntries([...states, ...others]);
      return { status: ready ? 'ok' : 'unavailable', components };
    });

    async function delayOf([name, ask]: [string, () => Promise<string>]) {
      try {
        return [name, await withPatience(ask())] as const;
      } catch (err) {
        app.log.warn({ err, component: name }, 'it cannot be asked how this is');
        return [name, 'delayed'] as const;
      }
    }

    async function stateOf(name: string, check: () => Promise<void>): Promise<'ok' | 'unavailable'> {
      try {
        await withPatience(check());
        return 'ok';
      } catch (err) {
        // Which part fails is told; why stays in the log.
        app.log.warn({ err, component: name }, 'not ready');
        return 'unavailable';
      }
    }
  },
  { name: 'health', dependencies: ['access'] },
);

async function everyMigrationApplied(db: Db): Promise<void> {
  const applied = new Set(await appliedMigrations(db));
  const missing = (await knownMigrations()).filter((name) => !applied.has(name));
  if (missing.length > 0) throw new Error(`migrations to run: ${missing.join(', ')}`);
}

async function withPatience<Answer>(work: Promise<Answer>): Promise<Answer> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
