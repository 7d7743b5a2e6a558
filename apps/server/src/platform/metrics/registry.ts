import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

export type Durations = Histogram<'method' | 'route' | 'status'>;

/** What is measured of this process and of the work that waits in its database. */
export function openMetrics({ db, pool }: Database) {
  const registry = new Registry();
  const registers = [registry];

  const durations: Durations = new Histogram({
    name: 'souk_http_request_duration_seconds',
    help: 'Time taken to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });

  new Gauge({
    name: 'souk_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

  new Gauge({
    name: 'souk_outbox_waiting',
    help: 'Messages not delivered yet, by topic',
    labelNames: ['topic'],
    registers,
    async collect() {
      this.reset();
      for (const { topic, waiting } of await waitingMessages(db)) this.set({ topic }, waiting);
    },
  });

  new Gauge({
    name: 'souk_jobs',
    help: 'Jobs that are not finished, by queue and state',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, count } of await openJobs(db)) this.set({ queue: name, state }, count);
    },
  });

  return { registry, durations, collectProcess: () => collectDefaultMetrics({ register: registry }) };
}

const waitingMessages = (db: Database['db']) =>
  db
    .selectFrom('outbox')
    .select(['topic', (count) => count.fn.countAll<number>().as('waiting')])
    .where('delivered_at', 'is', null)
    .groupBy('topic')
    .execute();

async function openJobs(db: Database['db']): Promise<Array<{ name: string; state: string; count: number }>> {
  const made = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  );
  if (!made.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*)::int from pgboss.job
    where state not in ('completed', 'cancelled') group by 1, 2`.execute(db);
  return rows;
}
