import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors/failures.ts';
import { type Durations, openMetrics } from './registry.ts';

interface MetricsOptions {
  database: Database;
  token?: string;
  /** What a process beside this one measures. */
  more: () => Promise<string>;
}

/** `/metrics` for Prometheus: with the operator's token, or on the one machine that the market is for. */
export const metrics = fp(
  async (app, { database, token, more }: MetricsOptions) => {
    const { registry, durations, collectProcess } = openMetrics(database);
    app.addHook('onListen', async () => collectProcess());

    app.addHook('onRoute', (route) => {
      if (route.config?.hidden && !route.url.startsWith('/api/')) return;
      const measure = durationOf(durations, route);
      const own = route.onResponse === undefined ? [] : [route.onResponse].flat();
      route.onResponse = [
        (_request, reply, done) => {
          measure(reply.statusCode, reply.elapsedTime / 1000);
          done();
        },
        ...own,
      ];
    });

    app.get('/metrics', { config: { access: 'public', hidden: true } }, async (request, reply) => {
      if (!mayRead(request, token)) throw notFound('address');
      return reply.type(registry.contentType).send(`${await registry.metrics()}\n${await more()}`);
    });
  },
  { name: 'metrics', dependencies: ['access', 'rate-limit'] },
);

/** Looks its counter up once per status, not per request. */
function durationOf(durations: Durations, route: RouteOptions): (status: number, seconds: number) => void {
  const byStatus = new Map<number, { observe(seconds: number): void }>();
  const method = [route.method].flat().join(',');
  return (status, seconds) => {
    let counter = byStatus.get(status);
    if (!counter) {
      counter = durations.labels({ method, route: route.url, status: String(status) });
      byStatus.set(status, counter);
    }
    counter.observe(seconds);
  };
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization } = request.headers;
  if (request.fromThisMachine) return true;
  if (token === undefined || authorization === undefined) return false;
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
