import type { Bus } from '@souk/live/server/bus.ts';
import { postgresBus } from '@souk/live/server/postgres-bus.ts';
import { redisBus } from '@souk/live/server/redis-bus.ts';
import { Redis } from 'ioredis';
import pg from 'pg';

interface BusParts {
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * What wakes processes that share a market: Postgres alone, or Redis where there is one. What is written in
 * transactions of the market is told through Postgres either way, so that one is listened to as well.
 */
export function openBus({ databaseUrl, redisUrl, onError }: BusParts): Bus {
  // Errors: a bus listens to the errors of the clients that it makes.
  const postgres = postgresBus({
    client: () => new pg.Client({ connectionString: databaseUrl }),
    onError,
  });
  if (redisUrl === undefined) return postgres;
  // Errors: here too.
  const redis = redisBus({ client: () => new Redis(redisUrl), onError });
  return {
    wake: (collections) => redis.wake(collections),
    publish: (batches) => redis.publish(batches),
    subscribe(subscriber) {
      const subscribers = [redis.subscribe(subscriber), postgres.subscribe(subscriber)];
      return {
        async [Symbol.asyncDispose]() {
          await Promise.all(subscribers.map((one) => one[Symbol.asyncDispose]()));
        },
      };
    },
  };
}
